import { describe, expect, test } from 'vitest';
import { applyFacts, emptyWorld, factOf } from '@vetsync/machines/model/world';
import type { AnyDecision, ReviewRoute, ReviewSource, ReviewTab } from '@vetsync/machines/reviews/model';
import {
  parseDrafts,
  reviewDialogMachine,
  reviewDialogStates,
  reviewDialogView,
  type ReviewDialogEvent,
  type ReviewDialogParentEvent,
  type ReviewDialogInput,
} from '@vetsync/machines/reviewDialog';
import { sampleApplicants } from '@vetsync/samples/reviews';
import { now, sampleCollege, sampleJob, sampleNonprofit } from '../support/review.ts';
import { run } from '../support/run.ts';
import { writePhrase } from '@vetsync/ui/language';

const college: ReviewSource = {
  kind: 'college',
  applicants: sampleApplicants,
  samples: ['C1', 'C2', 'C3'].map(sampleCollege),
};
const at = (applicationId: string | null, tab: ReviewTab = 'overview'): ReviewRoute => ({
  applicationId,
  tab,
});

function dialog(route = at('C2'), more: Partial<ReviewDialogInput> = {}) {
  const started = run(reviewDialogMachine, {
    input: {
      source: college,
      route,
      order: ['C1', 'C2', 'C3'],
      world: emptyWorld,
      at: { mode: 'demo', role: 'university' },
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now,
      random: () => 0.4,
      ...more,
    },
  });
  const send = (event: ReviewDialogEvent | ReviewDialogParentEvent) => started.actor.send(event);
  const view = () => reviewDialogView(started.actor.getSnapshot());
  return { ...started, send, view, state: () => view().state };
}

test('has exactly these stable states', () => {
  expect(reviewDialogStates).toEqual([
    'closed',
    'unknown',
    'reading.writing',
    'reading.notStored',
    'reading.stored',
    'reading.sending',
    'reading.closing',
  ]);
});

describe('the URL', () => {
  test('opens, changes the tab and closes, with the content visible while closing', () => {
    const { send, state, view } = dialog(at(null));
    expect([state(), view().isOpen, view().review]).toEqual(['closed', false, null]);
    send({ type: 'location.changed', route: at('C2', 'essays') });
    expect([state(), view().tab, view().review?.id]).toEqual(['reading', 'essays', 'C2']);
    send({ type: 'location.changed', route: at('C2', 'military') });
    expect(view().tab).toBe('military');
    send({ type: 'location.changed', route: at(null) });
    expect([state(), view().isOpen, view().review?.id]).toEqual(['closed', false, 'C2']);
  });
  test('reports an unknown application until another tab has sent it', () => {
    const own = { ...sampleCollege('W1'), veteranId: 'demo-veteran' };
    const { send, state, view, emittedOf } = dialog(at('W1'));
    expect([state(), view().isOpen, view().review]).toEqual(['unknown', true, null]);
    send({ type: 'world.changed', world: { ...emptyWorld, collegeApplications: [own] } });
    expect([state(), view().review?.isSample]).toEqual(['reading', false]);
    send({ type: 'world.changed', world: emptyWorld });
    expect(state()).toBe('unknown');
    send({ type: 'row.close' });
    expect([state(), emittedOf('review.closed')]).toEqual([
      'closed',
      [{ type: 'review.closed', applicationId: 'W1' }],
    ]);
  });
});

describe('next and previous', () => {
  test('follow the order of the table, stop at its ends and keep the tab', () => {
    const { send, view, emittedOf } = dialog(at('C2', 'essays'));
    expect(view()).toMatchObject({ position: { position: 2, count: 3, previous: 'C1', next: 'C3' } });
    send({ type: 'row.step', to: 'next' });
    expect(view()).toMatchObject({ position: { position: 3, count: 3, previous: 'C2', next: null } });
    send({ type: 'row.step', to: 'next' });
    expect(emittedOf('review.go')).toEqual([{ type: 'review.go', route: at('C3', 'essays') }]);
    send({ type: 'order.changed', order: ['C3', 'C1'] });
    expect(view()).toMatchObject({ position: { position: 1, count: 2, previous: null, next: 'C1' } });
    send({ type: 'row.step', to: 'previous' });
    send({ type: 'row.step', to: 'next' });
    expect(view().review?.id).toBe('C1');
  });
  test("are missing if the table doesn't show the application", () => {
    const { send, view, emittedOf } = dialog(at('C2'), { order: ['C1'] });
    expect(view()).toMatchObject({ position: { position: 0, next: null, previous: null } });
    send({ type: 'row.step', to: 'next' });
    send({ type: 'row.step', to: 'previous' });
    expect(emittedOf('review.go')).toEqual([]);
  });
});

describe('an open review', () => {
  test('puts the tab in the URL', () => {
    const { send, emittedOf, view } = dialog();
    expect(view().tabs).toEqual(['overview', 'military', 'academic', 'essays', 'prediction']);
    send({ type: 'tab.choose', tab: 'prediction' });
    expect(emittedOf('review.go')).toEqual([{ type: 'review.go', route: at('C2', 'prediction') }]);
  });
  test('saves the resume as text', () => {
    const { send, emittedOf } = dialog();
    send({ type: 'resume.save' });
    const [saved] = emittedOf('page.saveFile');
    expect(saved?.file.name).toBe('Tamika Rademacher, Resume.txt');
    expect(saved?.file.text).toContain('EXPERIENCE');
    expect(saved?.file.text).toContain('IT, Information Systems Technician');
  });
  test('links to messages and interviews, but not to interviews for a nonprofit', () => {
    expect(dialog().view().links).toEqual({
      message: '/demo/platform/messages/new?to=sample-1&about=C2&role=university',
      interview: '/demo/platform/applications/interview/C2?role=university',
    });
    const job = dialog(at('J1'), {
      source: { kind: 'job', applicants: sampleApplicants, samples: [sampleJob()], positions: [] },
      at: { mode: 'demo', role: 'recruiter' },
    });
    expect(job.view().links.interview).toBe('/demo/platform/interviews/new?about=J1&role=recruiter');
    const nonprofit = dialog(at('N1'), {
      source: { kind: 'nonprofit', applicants: sampleApplicants, samples: [sampleNonprofit()] },
      at: { mode: 'demo', role: 'nonprofit' },
    });
    expect(nonprofit.view().links).toEqual({
      message: '/demo/platform/community/new?to=sample-1&about=N1&role=nonprofit',
      interview: null,
    });
  });
  test('updates relative times', () => {
    let seenAt = now();
    const { clock, view } = dialog(undefined, { now: () => seenAt });
    seenAt += 60_000;
    clock.increment(30_000);
    expect(view().reader.now).toBe(seenAt);
  });
});

const told = (
  id: string,
  subjectId: string,
  read = false,
  targetRole = 'university' as 'university' | 'user',
) => ({
  id,
  subjectId,
  read,
  targetRole,
  type: 'college_application' as const,
  title: '',
  message: '',
  timestamp: '',
});

test('marks the notification of the opened application as read', () => {
  const world = {
    ...emptyWorld,
    notifications: [
      told('n1', 'C2'),
      told('n2', 'C3'),
      told('n3', 'C2', true),
      told('n4', 'C2', false, 'user'),
    ],
  };
  const { send, emittedOf } = dialog(at(null), { world });
  send({ type: 'location.changed', route: at('C2') });
  expect(emittedOf('world.dispatch').map(({ command }) => command)).toEqual([
    { type: 'notification.read', notificationId: 'n1' },
  ]);
});

/** A dialog over an application that is decided on; `answer` is the world that has it. */
function deciding(more: Partial<ReviewDialogInput> = {}, decision: AnyDecision = 'accepted') {
  const started = dialog(undefined, more);
  const commands = () => started.emittedOf('world.dispatch').map(({ command }) => command);
  const send = () => {
    started.send({ type: 'decision.choose', decision });
    started.send({ type: 'decision.send' });
  };
  const answer = () => {
    const facts = commands().map((command, index) =>
      factOf(command, { at: now() + index, random: () => 0.1 }),
    );
    started.send({ type: 'world.changed', world: applyFacts(emptyWorld, facts) });
  };
  return { ...started, commands, decide: send, answer, decision: () => started.view().decision };
}
function held(more: Partial<ReviewDialogInput> = {}) {
  const started = deciding(more);
  started.decide();
  return started;
}

describe('a decision', () => {
  test('is confirmed, recorded, shown for a second, and closes the dialog', () => {
    const { send, decide, decision, commands, answer, clock, state, emittedOf } = deciding();
    send({ type: 'decision.choose', decision: 'accepted' });
    expect([decision().decision, commands()]).toEqual(['accepted', []]);
    decide();
    expect(decision().state).toBe('sending');
    expect(commands()).toEqual([
      {
        type: 'college.decide',
        applicationId: 'C2',
        decision: 'accepted',
        id: expect.any(String),
        personId: 'sample-1',
        subject: expect.anything(),
      },
    ]);
    answer();
    expect(decision()).toMatchObject({ state: 'decided', sent: 'accepted', isClosing: true, decision: null });
    clock.increment(999);
    expect([state(), emittedOf('review.closed')]).toEqual(['reading', []]);
    clock.increment(1);
    expect([state(), emittedOf('review.closed')]).toEqual([
      'closed',
      [{ type: 'review.closed', applicationId: 'C2' }],
    ]);
    expect(commands()).toHaveLength(1);
  });
  test('is one of its kind, and not the one that stands', () => {
    const { send, decide, answer, clock, commands, decision } = deciding({}, 'waitlist');
    send({ type: 'decision.choose', decision: 'hire' });
    send({ type: 'decision.send' });
    expect(commands()).toEqual([]);
    decide();
    answer();
    clock.increment(1_000);
    send({ type: 'location.changed', route: at('C2') });
    expect(decision().choices).toEqual(['accepted', 'rejected']);
    expect(decision().undoable?.decision).toBe('waitlist');
  });
  test('records nothing when canceled', () => {
    const { send, commands, decision } = deciding();
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'decision.choose', decision: null });
    send({ type: 'decision.send' });
    expect([decision().decision, commands()]).toEqual([null, []]);
  });
  test('is not sent again while it is pending, and not with other words', () => {
    const { send, commands, decision } = held();
    for (const event of [
      { type: 'decision.send' },
      { type: 'decision.undo' },
      { type: 'decision.choose', decision: 'rejected' },
      { type: 'words.change', field: 'notes', text: 'After' },
    ] as const)
      send(event);
    expect([decision().state, decision().notes, commands().length]).toEqual(['sending', '', 1]);
  });
  test("can't be left until it is recorded", () => {
    const { send, view, emittedOf } = held();
    expect(view()).toMatchObject({ isOpen: true, position: { next: null, previous: null } });
    send({ type: 'row.close' });
    send({ type: 'row.step', to: 'next' });
    send({ type: 'row.step', to: 'previous' });
    expect([emittedOf('review.go'), emittedOf('review.closed')]).toEqual([[], []]);
    send({ type: 'tab.choose', tab: 'essays' });
    expect(view()).toMatchObject({ tab: 'essays', decision: { state: 'sending' } });
  });
  test('without an answer for 5 s was not sent, and goes again with the same id', () => {
    const { send, clock, commands, answer, decision } = held();
    clock.increment(4_999);
    expect(decision().state).toBe('sending');
    clock.increment(1);
    expect(decision()).toMatchObject({ state: 'notStored', decision: 'accepted' });
    send({ type: 'decision.send' });
    const [first, second] = commands();
    expect(second).toEqual(first);
    answer();
    expect(decision().state).toBe('decided');
  });
  test('is out of sight after a step to another application, or back', () => {
    const { send, state, decision, view } = held();
    send({ type: 'location.changed', route: at('C3') });
    expect(decision().state).toBe('writing');
    expect(view().position.previous).toBe('C2');
    send({ type: 'location.changed', route: at(null) });
    expect(state()).toBe('closed');
  });
  test('is none while closed', () => {
    const { send, state, emittedOf } = dialog(at(null));
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'decision.send' });
    expect([state(), emittedOf('world.dispatch')]).toEqual(['closed', []]);
  });
});

const nonprofit: Partial<ReviewDialogInput> = {
  source: { kind: 'nonprofit', applicants: sampleApplicants, samples: [sampleNonprofit('C2')] },
};
describe('toasts (feature spec, section 8)', () => {
  test.each([
    ['approve', { title: 'Application Approved' }],
    [
      'reject',
      {
        title: 'Application Rejected',
        description: 'The application has been rejected and the veteran will be notified.',
        tone: 'destructive',
      },
    ],
  ] as const)('show the specified texts when a nonprofit decides: %s', (choice, toast) => {
    const { decide, answer, emittedOf } = deciding(nonprofit, choice);
    decide();
    expect(emittedOf('page.toast')).toEqual([]);
    answer();
    expect(emittedOf('page.toast')).toEqual([{ type: 'page.toast', toast }]);
  });
  test('are not shown for other kinds', () => {
    const { answer, emittedOf } = held();
    answer();
    expect(emittedOf('page.toast')).toEqual([]);
  });
});

describe('words', () => {
  test('continue from the stored draft, are stored, sent with the decision and then cleared', () => {
    const drafts = parseDrafts(JSON.stringify({ C2: { notes: 'Calm.', message: 7 }, C1: null }));
    const { send, decide, commands, answer, emittedOf, view } = deciding({ drafts });
    expect(view().decision).toMatchObject({ decision: null, message: '', notes: 'Calm.' });
    send({ type: 'words.change', field: 'notes', text: ' Calm and exact. ' });
    send({ type: 'words.change', field: 'message', text: 'Welcome.' });
    expect(emittedOf('drafts.changed').at(-1)?.drafts).toMatchObject({ C2: { message: 'Welcome.' } });
    decide();
    expect(commands()).toMatchObject([{ notes: 'Calm and exact.', message: 'Welcome.' }]);
    answer();
    expect(view().history.at(-1)).toMatchObject({
      step: 'decided',
      status: 'accepted',
      notes: 'Calm and exact.',
      message: 'Welcome.',
    });
    expect(emittedOf('drafts.changed').at(-1)?.drafts['C2']).toBeUndefined();
  });
  test('stay with their application while another one is open', () => {
    const { send, view } = dialog();
    send({ type: 'words.change', field: 'notes', text: 'For one' });
    send({ type: 'location.changed', route: at('C3') });
    expect(view().decision.notes).toBe('');
    send({ type: 'location.changed', route: at('C2') });
    expect(view().decision.notes).toBe('For one');
  });
  test('may have up to 5,000 characters', () => {
    const { send, decide, commands, decision } = deciding();
    send({ type: 'words.change', field: 'notes', text: 'a'.repeat(5_001) });
    decide();
    expect([decision().isTooLong, commands()]).toEqual([true, []]);
    send({ type: 'words.change', field: 'notes', text: 'a'.repeat(5_000) });
    decide();
    expect(decision().state).toBe('sending');
  });
  test('are none where what is stored is none', () => {
    expect([parseDrafts(null), parseDrafts('{')]).toEqual([{}, {}]);
  });
});

describe('undo', () => {
  test('takes the decision back once the world has it, and says when', () => {
    const { send, answer, clock, commands, decision, view } = held();
    answer();
    clock.increment(1_000);
    send({ type: 'location.changed', route: at('C2') });
    send({ type: 'decision.undo' });
    expect(decision().state).toBe('undoing');
    answer();
    expect(commands().at(-1)).toMatchObject({ type: 'decision.undo' });
    expect(decision()).toMatchObject({ state: 'undone', undoable: null, isBusy: false });
    expect(view().history.map(({ step }) => step)).toEqual(['submitted', 'decided', 'undone']);
    expect(view().history.at(-1)?.at).toBe(new Date(now() + 1).toISOString());
  });
  test('does nothing without a decision', () => {
    const { send, commands, decision } = deciding();
    send({ type: 'decision.undo' });
    expect([decision().state, commands()]).toEqual(['writing', []]);
  });
});
