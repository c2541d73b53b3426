import { describe, expect, test } from 'vitest';
import {
  applicationDialogMachine,
  applicationDialogView,
  type ApplicationDialogEvent,
  type ApplicationDialogParentEvent,
  type ApplicationDialogInput,
} from '@vetsync/machines/applications/applicationDialog';
import {
  applicantOf,
  storedApplicationsMax,
  parseStoredApplications,
  withStoredDraft,
  emptyApplicationDraft,
  type ApplicationTarget,
} from '@vetsync/machines/applications/model';
import type { CommandSettled } from '@vetsync/machines/shell/accountWorld';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { applyFact, emptyWorld, factOf } from '@vetsync/machines/model/world';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { paces } from '../../../app/demo/pace.ts';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = () => Date.parse('2026-11-21T14:27:00Z');
const applicant = applicantOf('demo-veteran', sampleProfileOf('user'));
const job: ApplicationTarget = {
  kind: 'job',
  id: 'ops',
  jobTitle: 'Operations Manager',
  company: 'Bluebonnet Distribution',
  salary: '$82,000',
  location: 'Austin',
};
const college: ApplicationTarget = {
  kind: 'college',
  id: 'state',
  program: 'Supply',
  university: 'State University',
};
const nonprofit: ApplicationTarget = {
  kind: 'nonprofit',
  id: 'home',
  program: 'Bridge Home',
  organization: 'Open Door',
  services: ['Rent', 'Moving'],
};

function dialog(target: ApplicationTarget | null = job, more: Partial<ApplicationDialogInput> = {}) {
  const started = run(applicationDialogMachine, {
    input: { applicant, pace: paces.application, now, random: () => 0.37, ...more },
  });
  const send = (event: ApplicationDialogEvent | ApplicationDialogParentEvent) => started.actor.send(event);
  if (target) send({ type: 'dialog.open', target });
  return { ...started, send, view: () => applicationDialogView(started.actor.getSnapshot()) };
}
/** The server's consent to the last request. */
const answer = (started: ReturnType<typeof dialog>): CommandSettled => ({
  type: 'command.settled',
  id: started.emittedOf('server.request').at(-1)?.id ?? '',
  facts: [],
  problem: null,
});
const letter = { type: 'text.change', field: 'coverLetter', value: '  I led twelve.  ' } as const;

test('has exactly these stable states', () => {
  expect(statesOf(applicationDialogMachine)).toEqual([
    'closed',
    'refused',
    'form.editing',
    'form.notSent',
    'form.tooLong',
    'form.confirmingClose',
    'sending',
    'success',
  ]);
});

const dispatchCount = ({ emittedOf }: ReturnType<typeof dialog>) => emittedOf('world.dispatch').length;

describe('an application that was already sent', () => {
  const currentApplication = { id: 'K7M2QXA4', href: '/career' };
  const changed = { type: 'currentApplication.changed', currentApplication } as const;

  test('is shown instead of the form, whether the URL opens it at the start or later', () => {
    const later = dialog(null);
    later.send({ type: 'dialog.open', target: job, currentApplication });
    for (const { view } of [later, dialog(null, { target: job, currentApplication })])
      expect(view()).toMatchObject({ state: 'refused', page: 'refused', open: true, currentApplication });
  });

  test("can't be sent a second time", () => {
    const again = dialog(null, { target: job, currentApplication });
    again.send(letter);
    again.send({ type: 'form.submit' });
    again.clock.increment(60_000);
    expect([again.value(), dispatchCount(again), again.emittedOf('drafts.changed')]).toEqual([
      'refused',
      0,
      [],
    ]);
  });

  test('closes, and asks the page to close it once', () => {
    const { send, value, emittedOf } = dialog(null, { target: job, currentApplication });
    send({ type: 'dialog.close' });
    expect([value(), emittedOf('dialog.closed').length]).toEqual(['closed', 1]);
    send({ type: 'dialog.open', target: job });
    expect(value()).toEqual({ form: 'editing' });
  });

  test('closes when the URL no longer names it, and gives way to another application', () => {
    const { send, value, view, emittedOf } = dialog(null, { target: job, currentApplication });
    send({ type: 'dialog.open', target: job });
    expect(value()).toBe('refused');
    send({ type: 'dialog.open', target: college });
    expect([value(), view().currentApplication]).toEqual([{ form: 'editing' }, null]);
    send({ type: 'dialog.open', target: job, currentApplication });
    send({ type: 'dialog.forceClose' });
    expect([value(), emittedOf('dialog.closed')]).toEqual(['closed', []]);
  });

  test('in another tab ends this one, until it is sent here', () => {
    const writing = dialog();
    writing.send(letter);
    writing.send(changed);
    expect(writing.view()).toMatchObject({ state: 'refused', currentApplication });

    const processing = dialog();
    processing.send({ type: 'form.submit' });
    processing.send(changed);
    processing.clock.increment(60_000);
    expect([processing.value(), dispatchCount(processing)]).toEqual(['refused', 0]);

    const finishing = dialog();
    finishing.send({ type: 'form.submit' });
    while (finishing.view().progress !== 100) finishing.clock.increment(1);
    finishing.send(changed);
    finishing.clock.increment(60_000);
    expect([finishing.value(), dispatchCount(finishing)]).toEqual(['refused', 0]);
  });

  test('here is a success, also if the world has it before the answer', () => {
    const own = dialog(job, { pace: null });
    own.send({ type: 'form.submit' });
    own.send(changed);
    expect(own.value()).toBe('sending');
    own.send(answer(own));
    expect(own.value()).toBe('success');
    expect(own.view().currentApplication).toEqual(currentApplication);
  });

  test('can be found as soon as the world has it', () => {
    const own = dialog(job, { pace: null });
    own.send({ type: 'form.submit' });
    own.send(answer(own));
    expect(own.view()).toMatchObject({ state: 'success', currentApplication: null });
    own.send(changed);
    expect(own.view()).toMatchObject({ state: 'success', currentApplication });
  });

  test('elsewhere is shown if the server refuses this one because of it', () => {
    const own = dialog(job, { pace: null });
    own.send({ type: 'form.submit' });
    own.send(changed);
    own.send({ ...answer(own), problem: { status: 409, code: 'already_applied' } });
    expect(own.view()).toMatchObject({ state: 'refused', currentApplication });
  });

  test('is nothing to a form or a closed dialog if it is for something else', () => {
    const { send, value } = dialog();
    send({ type: 'currentApplication.changed', currentApplication: null });
    expect(value()).toEqual({ form: 'editing' });
    send({ type: 'dialog.forceClose' });
    send(changed);
    expect(value()).toBe('closed');
  });
});

describe('the form', () => {
  test('lists every skill of the profile for an employer; each can be deselected', () => {
    const { send, view } = dialog();
    expect(view()).toMatchObject({ open: true, page: 'form', organization: 'Bluebonnet Distribution' });
    expect(view().draft.chosen).toEqual(applicant.skills);
    send({ type: 'choice.toggle', choice: 'Budget tracking' });
    expect(view().draft.chosen).not.toContain('Budget tracking');
    send({ type: 'choice.toggle', choice: 'Budget tracking' });
    expect(view().draft.chosen).toContain('Budget tracking');
  });
  test('of a college has every field; of a nonprofit, its services', () => {
    expect(dialog(college).view().fields).toEqual([
      'personalStatement',
      'academicGoals',
      'militaryExperience',
      'careerObjective',
      'accommodations',
    ]);
    const { view } = dialog(nonprofit);
    expect([view().choices, view().draft.chosen]).toEqual([['Rent', 'Moving'], []]);
  });
  test('closes at once if nothing was entered, and asks otherwise', () => {
    const plain = dialog();
    plain.send({ type: 'dialog.close' });
    expect([plain.value(), plain.emittedOf('dialog.closed').length]).toEqual(['closed', 1]);

    const { send, value, emittedOf } = dialog();
    send(letter);
    send({ type: 'dialog.close' });
    expect(value()).toEqual({ form: 'confirmingClose' });
    send({ type: 'close.cancel' });
    expect(value()).toEqual({ form: 'editing' });
    send({ type: 'dialog.close' });
    send({ type: 'close.confirm' });
    expect(value()).toBe('closed');
    expect(emittedOf('drafts.changed').at(-1)?.stored).toEqual([]);
  });
  test('accepts a text as long as the limit, and not one character more', () => {
    const { send, value, view } = dialog();
    send({ ...letter, value: 'a'.repeat(10_001) });
    send({ type: 'form.submit' });
    expect(value()).toEqual({ form: 'tooLong' });
    expect([view().tooLong, view().attempt]).toEqual([['coverLetter'], 1]);
    send({ ...letter, value: 'a'.repeat(10_000) });
    expect(value()).toEqual({ form: 'editing' });
    send({ type: 'form.submit' });
    expect(value()).toBe('sending');
  });
});

describe('processing (feature spec, section 4)', () => {
  test('advances 10 percent each 0.2 s, succeeds 0.5 s after 100, shows that for 2 s and clears the form', () => {
    const { send, clock, view, value, emittedOf } = dialog();
    send(letter);
    send({ type: 'form.submit' });
    for (let percent = 10; percent <= 100; percent += 10) {
      clock.increment(199);
      expect(view().progress).toBe(percent - 10);
      clock.increment(1);
      expect(view().progress).toBe(percent);
    }
    expect([value(), emittedOf('world.dispatch')]).toEqual(['sending', []]);
    clock.increment(499);
    expect(value()).toBe('sending');
    clock.increment(1);
    expect(value()).toBe('success');
    expect(view().applicationId).toMatch(/^[A-Z2-9]{8}$/);
    clock.increment(1_999);
    expect(value()).toBe('success');
    clock.increment(1);
    expect([value(), emittedOf('dialog.closed').length]).toEqual(['closed', 1]);
    send({ type: 'dialog.open', target: job });
    expect(view()).toMatchObject({ progress: null, applicationId: '', restored: false });
    expect(view().draft.text.coverLetter).toBe('');
  });
  test('checks off its steps at 20, 40, 60, 80 and 100', () => {
    const { send, clock, view } = dialog();
    send({ type: 'form.submit' });
    const done = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((percent) => {
      const count = view().checklist.filter(({ state }) => state === 'done').length;
      expect(view().progress).toBe(percent);
      clock.increment(200);
      return count;
    });
    expect(done).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    expect(view().checklist.map(({ step }) => step)).toEqual([
      'credentials',
      'skills',
      'match',
      'package',
      'submit',
    ]);
  });
  test("sends once, can't be closed, and continues after a step back in history", () => {
    const { send, clock, value, emittedOf } = dialog();
    send({ type: 'form.submit' });
    send({ type: 'form.submit' });
    send({ type: 'dialog.close' });
    send({ type: 'dialog.forceClose' });
    expect(value()).toBe('sending');
    for (let step = 0; step < 25; step += 1) clock.increment(200);
    expect(emittedOf('world.dispatch')).toHaveLength(1);
  });
});

const sent = (target: ApplicationTarget, ...events: ApplicationDialogEvent[]) => {
  const { send, clock, emittedOf, view } = dialog(target);
  events.forEach(send);
  send({ type: 'form.submit' });
  for (let step = 0; step < 10; step += 1) clock.increment(200);
  clock.increment(500);
  const [emitted] = emittedOf('world.dispatch');
  return { command: emitted!.command, sentEvent: emittedOf('application.sent')[0], id: view().applicationId };
};

describe('the submission', () => {
  test('a job application has the displayed id and the selected skills', () => {
    const { command, sentEvent, id } = sent(job, letter);
    expect(command).toMatchObject({
      type: 'job.submit',
      application: {
        id,
        veteranName: 'Marcus Delaney',
        jobTitle: 'Operations Manager',
        coverLetter: 'I led twelve.',
        militarySkills: applicant.skills,
      },
    });
    expect(sentEvent).toMatchObject({ kind: 'job', id, targetId: 'ops' });
    const world = applyFact(emptyWorld, factOf(command, { at: now(), random: () => 0.9 }));
    expect(world.jobApplications[0]?.id).toBe(id);
    expect(world.notifications).toHaveLength(1);
  });
  test('a college application has all form fields', () => {
    const { command } = sent(
      college,
      { type: 'text.change', field: 'personalStatement', value: 'Me. ' },
      { type: 'term.choose', term: 'fall-2027' },
      { type: 'aid.change', wanted: true },
    );
    expect(command).toMatchObject({
      type: 'college.submit',
      application: {
        university: 'State University',
        applicationData: {
          personalStatement: 'Me.',
          preferredStartDate: 'fall-2027',
          financialAid: true,
          accommodations: '',
        },
      },
    });
  });
  test('an enrollment has the requested services', () => {
    const { command } = sent(nonprofit, { type: 'choice.toggle', choice: 'Moving' });
    expect(command).toMatchObject({
      type: 'nonprofit.submit',
      application: { program: 'Bridge Home', needsAssessment: ['Moving'] },
    });
  });
  test('a job application without branch and rank says US Army, Staff Sergeant (E-6)', () => {
    const unknown = { ...applicant, veteranBranch: '', veteranRank: '' };
    const { send, clock, emittedOf } = dialog(job, { applicant: unknown });
    send({ type: 'form.submit' });
    for (let step = 0; step < 10; step += 1) clock.increment(200);
    clock.increment(500);
    expect(emittedOf('world.dispatch')[0]?.command).toMatchObject({
      application: { veteranBranch: 'US Army', veteranRank: 'Staff Sergeant (E-6)' },
    });
  });
});

describe('drafts', () => {
  test('are restored after a reload, each for its own target', () => {
    const { send, emittedOf } = dialog();
    send(letter);
    send({ type: 'dialog.forceClose' });
    send({ type: 'dialog.open', target: college });
    send({ type: 'text.change', field: 'academicGoals', value: 'A degree' });
    const stored = parseStoredApplications(JSON.stringify(emittedOf('drafts.changed').at(-1)?.stored));

    const later = dialog(job, { stored });
    expect(later.view()).toMatchObject({ restored: true, draft: { text: { coverLetter: letter.value } } });
    later.send({ type: 'draft.startOver' });
    expect(later.view()).toMatchObject({ restored: false, draft: { text: { coverLetter: '' } } });
    later.send({ type: 'dialog.open', target: college });
    expect(later.view().draft.text.academicGoals).toBe('A degree');
  });
  test('are ignored if corrupt, and the oldest are dropped', () => {
    for (const text of [null, '', '{', '{}', '[1]', '[{"targetId":"a"}]'])
      expect(parseStoredApplications(text)).toEqual([]);
    const ids = Array.from({ length: storedApplicationsMax + 1 }, (_, index) => `t${index}`);
    const stored = ids.reduce<ReturnType<typeof withStoredDraft>>(
      (all, id) => withStoredDraft(all, id, emptyApplicationDraft),
      [],
    );
    expect([stored.length, stored[0]?.targetId]).toEqual([storedApplicationsMax, 't1']);
  });
});

/** A dialog that waits for the server. */
const submitted = () => {
  const started = dialog(job, { pace: null });
  started.send({ type: 'form.submit' });
  return started;
};

describe('an application that the server stores', () => {
  test('asks for the listing, and leaves out what was switched off', () => {
    const started = dialog(job, { pace: null });
    started.send({ type: 'part.toggle', part: 'bio' });
    started.send({ type: 'text.change', field: 'coverLetter', value: ' I fit. ' });
    started.send({ type: 'form.submit' });
    expect(started.emittedOf('server.request')).toEqual([
      {
        type: 'server.request',
        id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        request: {
          type: 'job.submit',
          payload: { listingId: job.id, share: { bio: false }, coverLetter: 'I fit.' },
        },
      },
    ]);
    expect(started.emittedOf('world.dispatch')).toEqual([]);
  });

  test('is a success only once the server has confirmed it, and stays open until it is closed', () => {
    const started = submitted();
    started.clock.increment(60_000);
    expect(started.view()).toMatchObject({ state: 'sending', progress: null });
    started.send(answer(started));
    started.clock.increment(60_000);
    expect(started.view()).toMatchObject({ state: 'success', applicationId: '' });
    expect(started.emittedOf('application.sent')).toHaveLength(1);
    started.send({ type: 'dialog.close' });
    expect(started.view().state).toBe('closed');
  });

  test.each(['dialog.close', 'dialog.forceClose'] as const)(
    'waits for the answer without the dialog after %s',
    (type) => {
      const started = submitted();
      started.send({ type });
      expect(started.value()).toBe('closed');
      expect(started.emittedOf('dialog.closed')).toHaveLength(type === 'dialog.close' ? 1 : 0);
      const [request] = started.emittedOf('server.request');
      expect(started.emittedOf('request.left')).toEqual([{ type: 'request.left', id: request!.id }]);
      started.send(answer(started));
      expect(started.value()).toBe('closed');
    },
  );

  test('is still there, with the reason, if the server refuses it', () => {
    let drawn = 0;
    const started = dialog(job, { pace: null, random: () => ((drawn += 1) * 0.618) % 1 });
    started.send({ type: 'text.change', field: 'coverLetter', value: 'I fit.' });
    started.send({ type: 'form.submit' });
    const problem = { status: 409, code: 'listing_closed', detail: 'This is no longer offered.' };
    started.send({ ...answer(started), facts: [], problem });
    expect(started.view()).toMatchObject({
      state: 'notSent',
      problem: 'This is no longer offered.',
      draft: { text: { coverLetter: 'I fit.' } },
    });
    started.send({ type: 'form.submit' });
    expect(started.value()).toBe('sending');
    expect(new Set(started.emittedOf('server.request').map(({ id }) => id)).size).toBe(2);
  });

  test('ignores the answer to another command', () => {
    const started = submitted();
    started.send({ ...answer(started), id: 'another' });
    expect(started.value()).toBe('sending');
  });

  test('shows each part that the profile has', () => {
    const profile = { ...emptyProfile, branch: 'Navy' as const, skills: ['Welding', 'Rigging'] };
    expect(dialog(job, { pace: null, profile }).view().snapshot).toEqual([
      { part: 'branch', lines: ['Navy'], isSent: true },
      { part: 'skills', lines: ['Welding', 'Rigging'], isSent: true },
      { part: 'email', lines: [], isSent: true },
    ]);
    expect(dialog(job).view().snapshot).toBeNull();
  });
});
