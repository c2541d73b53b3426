import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  commonApplicationMachine,
  commonApplicationView,
  type CommonApplicationEvent,
  type CommonApplicationParentEvent,
  type CommonApplicationInput,
} from '@vetsync/machines/applications/commonApplication';
import { applicantOf } from '@vetsync/machines/applications/model';
import { applyFact, emptyWorld, factOf } from '@vetsync/machines/model/world';
import type { CommandSettled } from '@vetsync/machines/shell/accountWorld';
import { emptyPortalDraft, parsePortalDraft, portalDoubleClickMs } from '@vetsync/machines/education/model';
import { schoolsMax } from '@vetsync/machines/model/exchange';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { samplePrograms } from '@vetsync/samples/education';
import { paces } from '../../../app/demo/pace.ts';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

function portal(more: Partial<CommonApplicationInput> = {}) {
  let at = Date.parse('2026-11-21T14:27:00Z');
  const started = run(commonApplicationMachine, {
    input: {
      programs: samplePrograms,
      applicant: applicantOf('demo-veteran', sampleProfileOf('user')),
      pace: paces.portal,
      now: () => at,
      random: () => 0.5,
      ...more,
    },
  });
  const send = (...events: (CommonApplicationEvent | CommonApplicationParentEvent)[]) =>
    events.forEach((event) => started.actor.send(event));
  const pass = (ms: number) => {
    at += ms;
    started.clock.increment(ms);
  };
  send({ type: 'portal.open' });
  return { ...started, send, pass, view: () => commonApplicationView(started.actor.getSnapshot()) };
}
const choose = (programId: string) => ({ type: 'program.toggle', programId }) as const;
const next = { type: 'step.next' } as const;
const submit = { type: 'form.submit' } as const;
const statement = { type: 'text.change', field: 'personalStatement', value: 'I served.' } as const;

function atStatement(...ids: string[]) {
  const started = portal();
  started.send(...ids.map(choose), next);
  started.pass(500);
  return started;
}

test('has exactly these stable states', () => {
  expect(statesOf(commonApplicationMachine)).toEqual([
    'closed',
    'form.universities',
    'form.statement',
    'form.tooLong',
    'form.confirmingClose',
    'sending',
    'answered.all',
    'answered.some',
    'submitted',
  ]);
});

describe('a program that the veteran has already applied to', () => {
  const applied = { type: 'applied.changed', applied: ['state'] } as const;

  test("is shown as such and can't be chosen", () => {
    const { send, view } = portal({ applied: ['state'] });
    send(choose('state'), choose('caprock'));
    expect(
      view()
        .universities.filter(({ hasApplied }) => hasApplied)
        .map(({ id }) => id),
    ).toEqual(['state']);
    expect(view().chosen.map(({ id }) => id)).toEqual(['caprock']);
  });

  test('is dropped from what was chosen before, in a stored draft and while writing', () => {
    const draft = { ...emptyPortalDraft, chosen: ['state', 'caprock'] };
    expect(
      portal({ stored: draft, applied: ['state'] })
        .view()
        .chosen.map(({ id }) => id),
    ).toEqual(['caprock']);
    const started = atStatement('state');
    started.send(applied, submit);
    for (let step = 0; step < 10; step += 1) started.pass(300);
    expect([started.view().canSubmit, started.emittedOf('world.dispatch')]).toEqual([false, []]);
  });

  test('is skipped if it happened while the others are being submitted', () => {
    const started = atStatement('state', 'caprock');
    started.send(submit, applied);
    for (let step = 0; step < 10; step += 1) started.pass(300);
    expect(
      started
        .emittedOf('world.dispatch')
        .map(({ command }) => 'application' in command && command.application),
    ).toMatchObject([{ university: 'Caprock University' }]);
  });

  test('can be chosen again after a rejection', () => {
    const { send, view } = portal({ applied: ['state'] });
    send({ type: 'applied.changed', applied: [] }, choose('state'));
    expect(view().chosen.map(({ id }) => id)).toEqual(['state']);
  });
});

test('opens at the start if the URL names it', () => {
  const actor = createActor(commonApplicationMachine, {
    input: {
      programs: samplePrograms,
      applicant: applicantOf('demo-veteran', sampleProfileOf('user')),
      opensAtStart: true,
      now: () => 0,
      random: () => 0,
    },
  }).start();
  expect(commonApplicationView(actor.getSnapshot()).state).toBe('universities');
});

describe('the two steps (feature spec, sections 4 and 5)', () => {
  test('Next needs a university, Previous a second step, Submit both', () => {
    const { send, view, value } = portal();
    expect(view()).toMatchObject({ steps: ['universities', 'statement'], step: 0, recommended: 5 });
    expect(view()).toMatchObject({ canNext: false, canSubmit: false });
    send(next, submit, { type: 'step.previous' });
    expect(value()).toEqual({ form: 'universities' });
    send(choose('state'));
    expect(view().canNext).toBe(true);
    send(choose('state'));
    expect(view().canNext).toBe(false);
    send(choose('state'), next);
    expect(view()).toMatchObject({ page: 'statement', canNext: false, canSubmit: true });
    send({ type: 'step.previous' });
    expect(view()).toMatchObject({ page: 'universities', chosen: [{ id: 'state' }] });
  });
  test('the label says up to 5, six can be chosen', () => {
    const { send, view } = portal();
    send(...samplePrograms.map(({ id }) => choose(id)));
    expect([view().chosen.length, view().canNext]).toEqual([6, true]);
  });
  test('a double click on Next does not submit', () => {
    const { send, pass, value } = portal();
    send(choose('state'), next, submit);
    pass(499);
    send(submit);
    expect(value()).toEqual({ form: 'statement' });
    pass(1);
    send(submit);
    expect(value()).toBe('sending');
  });
  test('who has written since is not pressing Next twice', () => {
    const written = [
      statement,
      { type: 'term.choose', term: 'fall-2027' },
      { type: 'aid.change', wanted: true },
      { type: 'part.toggle', part: 'email' },
    ] as const;
    for (const change of written) {
      const { send, value } = portal();
      send(choose('state'), next, change, submit);
      expect(value()).toBe('sending');
    }
    const { send, value } = portal();
    send(choose('state'), next, statement, { type: 'step.previous' }, next, submit);
    expect(value()).toEqual({ form: 'statement' });
  });
  test('counts the statement, and does not enforce its length', () => {
    const { send, view, value } = atStatement('state');
    send(statement);
    expect(view().college.statement).toEqual({ words: 2, lengthRating: 'short', min: 500, max: 750 });
    send(submit);
    expect(value()).toBe('sending');
  });
  test('rejects only a text that is too long to store', () => {
    const { send, view, value } = atStatement('state');
    send({ ...statement, value: 'a'.repeat(10_001) }, submit);
    expect(value()).toEqual({ form: 'tooLong' });
    expect(view().tooLong).toEqual(['personalStatement']);
    send(submit);
    expect(view().attempt).toBe(2);
    send(statement);
    expect(value()).toEqual({ form: 'statement' });
  });
});

describe('submission (feature spec, sections 4, 8 and 9)', () => {
  test('20 each 300 ms, one application for each university, closed 1 s later', () => {
    const { send, pass, view, value, emittedOf } = atStatement('state', 'gulfside', 'elm-fork');
    send(statement, { type: 'term.choose', term: 'fall-2027' }, { type: 'aid.change', wanted: true }, submit);
    send(submit, { type: 'dialog.close' }, { type: 'portal.shut' });
    for (const percent of [20, 40, 60, 80, 100]) {
      pass(299);
      expect([view().progress, emittedOf('world.dispatch').length]).toEqual([percent - 20, 0]);
      pass(1);
      expect(view().progress).toBe(percent);
    }
    expect(value()).toBe('submitted');
    expect(emittedOf('page.toast')).toEqual([
      { type: 'page.toast', toast: { title: 'Applications submitted successfully!' } },
    ]);
    const commands = emittedOf('world.dispatch').map(({ command }) => command);
    expect(commands).toHaveLength(3);
    expect(commands[0]).toMatchObject({
      type: 'college.submit',
      application: {
        veteranName: 'Marcus Delaney',
        veteranRank: 'Staff Sergeant',
        giBillRemaining: '75%',
        applicationData: {
          personalStatement: 'I served.',
          preferredStartDate: 'fall-2027',
          financialAid: true,
        },
      },
    });
    const world = commands.reduce(
      (before, command, index) =>
        applyFact(before, factOf(command, { at: index, random: () => (index + 1) / 10 })),
      emptyWorld,
    );
    expect(world.collegeApplications.map(({ university }) => university)).toEqual([
      'State University',
      'Gulfside University',
      'Elm Fork University',
    ]);
    expect(world.applicationStats.totalApplications).toBe(3);
    for (const { matchScore } of world.collegeApplications) {
      expect(matchScore).toBeGreaterThanOrEqual(80);
      expect(matchScore).toBeLessThanOrEqual(99);
    }
    pass(999);
    expect(value()).toBe('submitted');
    pass(1);
    expect([value(), emittedOf('portal.closed').length]).toEqual(['closed', 1]);
  });
  test('deletes the draft as soon as it is submitted', () => {
    const { send, pass, emittedOf } = atStatement('state');
    send(submit);
    for (let step = 0; step < 5; step += 1) pass(300);
    expect(emittedOf('draft.changed').at(-1)?.draft).toBeNull();
  });
});

describe('the draft', () => {
  test('opens as new after it was sent or discarded', () => {
    const { send, pass, view, value } = atStatement('state');
    send(submit);
    for (let step = 0; step < 5; step += 1) pass(300);
    pass(1_000);
    send({ type: 'portal.open' });
    expect(view()).toMatchObject({ page: 'universities', chosen: [], restored: false, progress: null });

    send(choose('state'), { type: 'dialog.close' });
    expect(value()).toEqual({ form: 'confirmingClose' });
    send({ type: 'close.cancel' });
    expect(value()).toEqual({ form: 'universities' });
    send({ type: 'dialog.close' }, { type: 'close.confirm' }, { type: 'portal.open' });
    expect(view()).toMatchObject({ chosen: [], restored: false });
  });
  test('closes without a confirmation if it is empty', () => {
    const { send, value, emittedOf } = portal();
    send({ type: 'dialog.close' });
    expect([value(), emittedOf('portal.closed').length]).toEqual(['closed', 1]);
  });
  test('restores its step after a reload, and survives a step back', () => {
    const { send, emittedOf, view } = atStatement('state', 'caprock');
    send(statement);
    const text = JSON.stringify(emittedOf('draft.changed').at(-1)?.draft);
    const later = portal({ stored: parsePortalDraft(text, samplePrograms) });
    expect(later.view()).toMatchObject({
      page: 'statement',
      restored: true,
      chosen: [{ id: 'state' }, { id: 'caprock' }],
    });
    expect(later.view().college.draft.text.personalStatement).toBe('I served.');
    later.send({ type: 'draft.startOver' });
    expect(later.view()).toMatchObject({ page: 'universities', chosen: [], restored: false });
    expect(later.emittedOf('draft.changed').at(-1)?.draft).toBeNull();

    send({ type: 'portal.shut' }, { type: 'portal.open' });
    expect(view()).toMatchObject({ page: 'statement', restored: true });
  });
});

const listed = [
  { id: 'nursing', name: 'Bluffside College', program: 'Nursing', location: 'Norfolk' },
  { id: 'logistics', name: 'Tidewater University', program: 'Logistics', location: 'Hampton' },
];
const welding = { id: 'welding', name: 'Shoreline Institute', program: 'Welding', location: '' };
const found = { q: '', status: 'found', more: 'none' } as const;

/** A signed-in veteran's portal, whose programs a search has found. */
function published(more: Partial<CommonApplicationInput> = {}) {
  let drawn = 0;
  return portal({
    pace: null,
    programs: listed,
    search: found,
    profile: sampleProfileOf('user'),
    applicationsHref: '/platform/education/applications',
    random: () => ((drawn += 1) * 0.618) % 1,
    ...more,
  });
}

/** It waits for the server's answer about two schools. */
function asking() {
  const started = published();
  started.send(choose('nursing'), choose('logistics'), next);
  started.pass(portalDoubleClickMs);
  started.send(statement, { type: 'part.toggle', part: 'email' }, submit);
  const lastId = () => started.emittedOf('server.request').at(-1)?.id ?? '';
  const answer = (answered: Partial<CommandSettled>) =>
    started.send({ type: 'command.settled', id: lastId(), facts: [], problem: null, ...answered });
  return { ...started, lastId, answer };
}

const sentTo = (listingId: string) => ({ listingId, applicationId: `to ${listingId}`, refused: null });

describe('programs that a search finds', () => {
  test('what was chosen stays, with its name, whatever is found later', () => {
    const { send, view, emittedOf } = published();
    send(choose('nursing'), { type: 'search.change', q: 'weld' });
    expect(emittedOf('search.wanted').map(({ q }) => q)).toEqual(['weld']);
    send({ type: 'programs.changed', programs: [welding], search: { ...found, q: 'weld' } });
    expect(view().universities.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['nursing', true],
      ['welding', false],
    ]);
    send(choose('nursing'));
    expect(view().universities.map(({ id }) => id)).toEqual(['welding']);
  });

  test('a space that is being typed stays, though the search drops it', () => {
    const { send, view } = published();
    send({ type: 'search.change', q: 'data ' });
    send({ type: 'programs.changed', programs: listed, search: { ...found, q: 'data' } });
    expect(view().search?.q).toBe('data ');
    send({ type: 'programs.changed', programs: listed, search: found });
    expect(view().search?.q).toBe('');
  });

  test('asks for the next page, and again for what failed', () => {
    const { send, emittedOf } = published();
    send({ type: 'list.endReached' }, { type: 'list.retry' });
    expect(emittedOf('more.wanted').map(({ isRetry }) => isRetry)).toEqual([false, true]);
  });

  test('without a search nothing is asked for', () => {
    const { send, emittedOf, view } = portal();
    send({ type: 'search.change', q: 'weld' }, { type: 'list.endReached' }, { type: 'list.retry' });
    expect([emittedOf('search.wanted'), emittedOf('more.wanted')]).toEqual([[], []]);
    expect(view()).toMatchObject({ search: null, max: null, snapshot: null });
  });

  test('a draft restores its schools, although nothing is found yet', () => {
    const { send, emittedOf } = published();
    send(choose('logistics'), next, statement);
    const text = JSON.stringify(emittedOf('draft.changed').at(-1)?.draft);
    const later = published({ programs: [], stored: parsePortalDraft(text, []) });
    expect(later.view()).toMatchObject({
      page: 'statement',
      restored: true,
      chosen: [{ id: 'logistics', program: 'Logistics', name: 'Tidewater University' }],
    });
  });

  test('no more than the server takes', () => {
    const many = Array.from({ length: schoolsMax + 1 }, (_, index) => ({
      ...welding,
      id: `school ${index}`,
    }));
    const { send, view } = published({ programs: many });
    send(...many.map(({ id }) => choose(id)));
    expect([view().chosen.length, view().max]).toEqual([schoolsMax, schoolsMax]);
    send(choose('school 0'), choose(`school ${schoolsMax}`));
    expect(view().chosen.map(({ id }) => id)).toContain(`school ${schoolsMax}`);
  });
});

describe('applications that the server stores', () => {
  test('all schools are asked by one command, with what of the profile is sent', () => {
    const { value, emittedOf, view } = asking();
    expect(value()).toBe('sending');
    expect(emittedOf('server.request').map(({ request }) => request)).toMatchObject([
      {
        type: 'commonApplication.submit',
        payload: {
          listingIds: ['nursing', 'logistics'],
          share: { email: false },
          form: { personalStatement: 'I served.' },
        },
      },
    ]);
    expect(
      view()
        .snapshot?.filter(({ isSent }) => !isSent)
        .map(({ part }) => part),
    ).toEqual(['email']);
    expect(emittedOf('world.dispatch')).toEqual([]);
  });

  test('another answer is not taken for it', () => {
    const { value, answer } = asking();
    answer({ id: 'other', results: [] });
    answer({ id: 'other', problem: { status: 409, code: 'listing_closed' } });
    expect(value()).toBe('sending');
  });

  test('shows the results, whether the facts come before the answer or after it', () => {
    const applied = { type: 'applied.changed', applied: ['nursing', 'logistics'] } as const;
    const results = [sentTo('nursing'), sentTo('logistics')];
    for (const isFirst of [true, false]) {
      const { send, value, view, answer } = asking();
      if (isFirst) send(applied);
      answer({ results });
      if (!isFirst) send(applied);
      expect(value()).toEqual({ answered: 'all' });
      expect(view().results.map(({ id }) => id)).toEqual(['nursing', 'logistics']);
    }
  });

  test('shows what became of each, and forgets what was written once all have it', () => {
    const { send, value, view, answer, emittedOf } = asking();
    answer({ results: [sentTo('nursing'), sentTo('logistics')] });
    expect(value()).toEqual({ answered: 'all' });
    expect(view().page).toBe('results');
    expect(view().results).toEqual([
      { id: 'nursing', name: 'Bluffside College', program: 'Nursing', refused: null, earlierHref: null },
      {
        id: 'logistics',
        name: 'Tidewater University',
        program: 'Logistics',
        refused: null,
        earlierHref: null,
      },
    ]);
    expect(emittedOf('draft.changed').at(-1)?.draft).toBeNull();
    send({ type: 'choice.resume' });
    expect(value()).toEqual({ answered: 'all' });
    send({ type: 'dialog.close' });
    expect([value(), emittedOf('portal.closed').length]).toEqual(['closed', 1]);
  });

  test('keeps what was written if a school refuses, and the school that closed', () => {
    const { send, value, view, answer, emittedOf } = asking();
    answer({
      results: [
        { listingId: 'nursing', applicationId: 'earlier', refused: 'already_applied' },
        { listingId: 'logistics', applicationId: null, refused: 'listing_closed' },
      ],
    });
    expect(value()).toEqual({ answered: 'some' });
    expect(view().results.map(({ refused, earlierHref }) => [refused, earlierHref])).toEqual([
      ['already_applied', '/platform/education/applications'],
      ['listing_closed', null],
    ]);
    expect(emittedOf('draft.changed').at(-1)?.draft?.form.text.personalStatement).toBe('I served.');
    send({ type: 'choice.resume' });
    expect(value()).toEqual({ form: 'universities' });
    expect(view().chosen.map(({ id }) => id)).toEqual(['logistics']);
  });

  test('drops what another device has applied to before the answer, or before other schools are chosen', () => {
    const applied = { type: 'applied.changed', applied: ['logistics'] } as const;
    const refused = asking();
    refused.send(applied);
    refused.answer({ problem: { status: 422, code: 'invalid' } });
    expect(refused.view().chosen.map(({ id }) => id)).toEqual(['nursing']);
    const some = asking();
    some.answer({
      results: [
        sentTo('nursing'),
        { listingId: 'logistics', applicationId: null, refused: 'listing_closed' },
      ],
    });
    some.send(applied, { type: 'choice.resume' });
    expect(some.view().chosen).toEqual([]);
  });

  test('keeps everything if all of it was refused, and asks anew', () => {
    const { send, value, view, answer, lastId } = asking();
    const first = lastId();
    answer({ problem: { status: 422, code: 'invalid', detail: 'Something is missing.' } });
    expect(value()).toEqual({ form: 'statement' });
    expect(view()).toMatchObject({ problem: 'Something is missing.', attempt: 1 });
    expect(view().chosen).toHaveLength(2);
    send(submit);
    expect(value()).toBe('sending');
    expect(view().problem).toBeNull();
    expect(lastId()).not.toBe(first);
  });
});
