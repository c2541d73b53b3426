import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  commonApplicationMachine,
  commonApplicationStates,
  commonApplicationView,
  type CommonApplicationEvent,
  type CommonApplicationParentEvent,
  type CommonApplicationInput,
} from '@vetsync/machines/commonApplication';
import { applicantOf } from '@vetsync/machines/applications/model';
import { applyFact, emptyWorld, factOf } from '@vetsync/machines/model/world';
import type { CommandSettled } from '@vetsync/machines/accountWorld';
import {
  emptyPortalDraft,
  parsePortalDraft,
  portalDoubleClickMs,
  portalProgressMs,
} from '@vetsync/machines/education/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { samplePrograms } from '@vetsync/samples/education';
import { run } from '../support/run.ts';

function portal(more: Partial<CommonApplicationInput> = {}) {
  let at = Date.parse('2026-11-21T14:27:00Z');
  const started = run(commonApplicationMachine, {
    input: {
      programs: samplePrograms,
      applicant: applicantOf('demo-veteran', sampleProfileOf('user')),
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
  expect(commonApplicationStates).toEqual([
    'closed',
    'form.universities',
    'form.statement',
    'form.tooLong',
    'form.confirmingClose',
    'sending',
    'submitting',
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
      portal({ persisted: draft, applied: ['state'] })
        .view()
        .chosen.map(({ id }) => id),
    ).toEqual(['caprock']);
    const started = atStatement('state');
    started.send(applied, submit);
    for (let step = 0; step < 10; step += 1) started.pass(portalProgressMs);
    expect([started.view().canSubmit, started.emittedOf('world.dispatch')]).toEqual([false, []]);
  });

  test('is skipped if it happened while the others are being submitted', () => {
    const started = atStatement('state', 'caprock');
    started.send(submit, applied);
    for (let step = 0; step < 10; step += 1) started.pass(portalProgressMs);
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
    expect(view()).toMatchObject({ canNext: false, canPrevious: false, canSubmit: false });
    send(next, submit, { type: 'step.previous' });
    expect(value()).toEqual({ form: 'universities' });
    send(choose('state'));
    expect(view().canNext).toBe(true);
    send(choose('state'));
    expect(view().canNext).toBe(false);
    send(choose('state'), next);
    expect(view()).toMatchObject({ page: 'statement', canNext: false, canPrevious: true, canSubmit: true });
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
    expect(value()).toBe('submitting');
  });
  test('counts the statement, and does not enforce its length', () => {
    const { send, view, value } = atStatement('state');
    send(statement);
    expect(view().college.statement).toEqual({ words: 2, length: 'short', min: 500, max: 750 });
    send(submit);
    expect(value()).toBe('submitting');
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
    expect(view()).toMatchObject({ page: 'universities', chosen: [], restored: false, progress: 0 });

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
    const later = portal({ persisted: parsePortalDraft(text, samplePrograms) });
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

/** A portal that waits for the server's answers about two schools. */
const asking = () => {
  let drawn = 0;
  const started = portal({ delivery: 'stored', random: () => ((drawn += 1) * 0.618) % 1 });
  started.send(choose('state'), choose('caprock'), next);
  started.pass(portalDoubleClickMs);
  started.send(statement, submit);
  const ids = started.emittedOf('server.request').map(({ id }) => id);
  const answer = (index: number, problem: CommandSettled['problem'] = null) =>
    started.send({ type: 'command.settled', id: ids[index] ?? '', facts: [], problem });
  return { ...started, ids, answer };
};

describe('applications that the server stores', () => {
  test('asks for each school, and closes once all are sent', () => {
    const { value, ids, answer, emittedOf } = asking();
    expect(value()).toBe('sending');
    expect(new Set(ids).size).toBe(2);
    expect(emittedOf('server.request').map(({ request }) => request)).toMatchObject([
      { type: 'college.submit', payload: { listingId: 'state', form: { personalStatement: 'I served.' } } },
      { type: 'college.submit', payload: { listingId: 'caprock' } },
    ]);
    answer(1);
    expect(value()).toBe('sending');
    answer(0);
    expect(value()).toBe('closed');
    expect(emittedOf('page.toast')).toHaveLength(1);
  });

  test('keeps the school that refused, with its reason', () => {
    const { value, view, answer, emittedOf } = asking();
    answer(0, { status: 409, code: 'listing_closed', detail: 'This is no longer offered.' });
    answer(1);
    expect(value()).toEqual({ form: 'statement' });
    expect(view().chosen.map(({ id }) => id)).toEqual(['state']);
    expect(view().refusals).toEqual([{ name: 'State University', reason: 'This is no longer offered.' }]);
    expect(emittedOf('page.toast')).toEqual([]);
  });
});
