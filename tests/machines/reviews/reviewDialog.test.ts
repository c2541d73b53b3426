import { describe, expect, test } from 'vitest';
import type { DecisionEvent } from '@vetsync/machines/decision';
import { applyFacts, emptyWorld, factOf } from '@vetsync/machines/model/world';
import type { ReviewRoute, ReviewSource, ReviewTab } from '@vetsync/machines/reviews/model';
import {
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
  const send = (event: ReviewDialogEvent | DecisionEvent | ReviewDialogParentEvent) =>
    started.actor.send(event);
  return { ...started, send, view: () => reviewDialogView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(reviewDialogStates).toEqual(['closed', 'unknown', 'reading', 'held']);
});

describe('the URL', () => {
  test('opens, changes the tab and closes, with the content visible while closing', () => {
    const { send, value, view } = dialog(at(null));
    expect([value(), view().isOpen, view().review]).toEqual(['closed', false, null]);
    send({ type: 'location.changed', route: at('C2', 'essays') });
    expect([value(), view().tab, view().review?.id]).toEqual(['reading', 'essays', 'C2']);
    send({ type: 'location.changed', route: at('C2', 'military') });
    expect(view().tab).toBe('military');
    send({ type: 'location.changed', route: at(null) });
    expect([value(), view().isOpen, view().review?.id]).toEqual(['closed', false, 'C2']);
  });
  test('reports an unknown application until another tab has sent it', () => {
    const own = { ...sampleCollege('W1'), veteranId: 'demo-veteran' };
    const { send, value, view, emittedOf } = dialog(at('W1'));
    expect([value(), view().isOpen, view().review]).toEqual(['unknown', true, null]);
    send({ type: 'world.changed', world: { ...emptyWorld, collegeApplications: [own] } });
    expect([value(), view().review?.isSample]).toEqual(['reading', false]);
    send({ type: 'world.changed', world: emptyWorld });
    expect(value()).toBe('unknown');
    send({ type: 'review.close' });
    expect([value(), emittedOf('review.closed')]).toEqual([
      'closed',
      [{ type: 'review.closed', applicationId: 'W1' }],
    ]);
  });
});

describe('next and previous', () => {
  test('follow the order of the table, stop at its ends and keep the tab', () => {
    const { send, view, emittedOf } = dialog(at('C2', 'essays'));
    expect(view()).toMatchObject({ position: { at: 2, of: 3 }, hasNext: true, hasPrevious: true });
    send({ type: 'review.next' });
    expect(view()).toMatchObject({ position: { at: 3, of: 3 }, hasNext: false, hasPrevious: true });
    send({ type: 'review.next' });
    expect(emittedOf('review.go')).toEqual([{ type: 'review.go', route: at('C3', 'essays') }]);
    send({ type: 'order.changed', order: ['C3', 'C1'] });
    expect(view()).toMatchObject({ position: { at: 1, of: 2 }, hasNext: true, hasPrevious: false });
    send({ type: 'review.previous' });
    send({ type: 'review.next' });
    expect(view().review?.id).toBe('C1');
  });
  test("are missing if the table doesn't show the application", () => {
    const { send, view, emittedOf } = dialog(at('C2'), { order: ['C1'] });
    expect(view()).toMatchObject({ position: null, hasNext: false, hasPrevious: false });
    send({ type: 'review.next' });
    send({ type: 'review.previous' });
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

/** A dialog that waits for a decision; `answer` is the world that has it. */
const held = (more: Partial<ReviewDialogInput> = {}) => {
  const started = dialog(undefined, more);
  started.send({ type: 'decision.choose', decision: 'accepted' });
  started.send({ type: 'decision.confirm' });
  const answer = () => {
    const command = started.emittedOf('world.dispatch').at(-1)!.command;
    const world = applyFacts(emptyWorld, [factOf(command, { at: now(), random: () => 0.1 })]);
    started.send({ type: 'world.changed', world });
  };
  return { ...started, answer };
};

describe('while a decision is pending', () => {
  test("can't be closed or left", () => {
    const { send, value, view, emittedOf, clock } = held();
    expect(view()).toMatchObject({ state: 'held', isOpen: true, hasNext: false, hasPrevious: false });
    send({ type: 'review.close' });
    send({ type: 'review.next' });
    send({ type: 'review.previous' });
    expect([value(), emittedOf('review.go'), emittedOf('review.closed')]).toEqual(['held', [], []]);
    send({ type: 'tab.choose', tab: 'essays' });
    expect(view().tab).toBe('essays');
    // The world does not answer.
    clock.increment(5_000);
    expect(value()).toBe('reading');
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { tone: 'destructive' } }]);
  });
  test('closes a second after its own decision, not after that of another application', () => {
    const { send, value, emittedOf, answer, clock } = held();
    send({ type: 'decision.done', applicationId: 'C1' });
    expect(value()).toBe('held');
    answer();
    clock.increment(999);
    expect(value()).toBe('held');
    clock.increment(1);
    expect([value(), emittedOf('review.closed')]).toEqual([
      'closed',
      [{ type: 'review.closed', applicationId: 'C2' }],
    ]);
  });
  test("follows a step back in the browser's history", () => {
    const { send, value } = held();
    send({ type: 'location.changed', route: at(null) });
    expect(value()).toBe('closed');
  });
  test('ignores decisions while closed', () => {
    const { send, value, emittedOf } = dialog(at(null));
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'decision.confirm' });
    expect([value(), emittedOf('world.dispatch')]).toEqual(['closed', []]);
  });
  test('can be left after stepping to another application', () => {
    const { send, value } = held();
    send({ type: 'location.changed', route: at('C3') });
    expect(value()).toBe('reading');
  });
});

describe('its notes', () => {
  test('continue from the stored draft and emit each change', () => {
    const { send, emittedOf } = dialog(undefined, { notes: { C2: 'Calm.' } });
    send({ type: 'notes.change', notes: 'Calm and exact.' });
    expect(emittedOf('notes.changed')).toEqual([{ type: 'notes.changed', notes: { C2: 'Calm and exact.' } }]);
    send({ type: 'decision.choose', decision: 'waitlist' });
    send({ type: 'decision.confirm' });
    expect(emittedOf('world.dispatch')).toMatchObject([{ command: { notes: 'Calm and exact.' } }]);
  });
});

test('stopping the dialog stops its decision', () => {
  const { actor } = dialog();
  const { decision } = actor.getSnapshot().children;
  actor.stop();
  expect(decision?.getSnapshot().status).toBe('stopped');
});
