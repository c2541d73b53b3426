import { describe, expect, test } from 'vitest';
import {
  addFacts,
  applyFacts,
  emptyLog,
  factSchema,
  subjectTarget,
  unreadFor,
  veteranId,
} from '@vetsync/machines/model/world';
import { shellHref } from '@vetsync/machines/shell/model';
import type { Interview, SentMessage, World, WorldCommand } from '@vetsync/machines/model/world';
import { factsOf, interview as sampleInterview, job, worldAfter } from '../support/world.ts';

const start = 1_000;
const after = (...commands: readonly WorldCommand[]): World => worldAfter(commands, start);
const message = (more: Partial<SentMessage> = {}): WorldCommand => ({
  type: 'message.send',
  message: { id: 'm', to: 'recruiter', fromName: 'Marcus Delaney', text: 'Good morning', ...more },
});
const fromDesk = (more: Partial<SentMessage> = {}) =>
  message({ id: 'd', from: 'recruiter', fromName: 'Priya Raman, Tech Corp', to: veteranId, ...more });
const interview = sampleInterview('i');
const schedule = (more: Partial<Interview> = {}): WorldCommand => ({
  type: 'interview.schedule',
  interview: { ...interview, ...more },
});
const change = (one: Partial<Interview>, known?: Interview): WorldCommand => ({
  type: 'interview.change',
  interviewId: 'i',
  change: one,
  known,
});
const titles = (world: World) => world.notifications.map(({ title }) => title);

describe('messages between veteran and organization', () => {
  test('a veteran’s message reaches the organization, once', () => {
    const world = after(message(), message());
    expect(world.sentMessages).toHaveLength(1);
    expect(unreadFor(world.notifications, 'recruiter')).toBe(1);
    const [notification] = world.notifications;
    expect(notification).toMatchObject({ title: 'Message from Marcus Delaney', message: 'Good morning' });
    expect(notification && shellHref({ role: 'recruiter', ...subjectTarget(notification) })).toBe(
      '/platform/messages/demo-veteran',
    );
  });
  test('a nonprofit gets a link to its community', () => {
    const [notification] = after(message({ to: 'nonprofit' })).notifications;
    expect(notification && subjectTarget(notification)).toEqual({
      tab: 'community',
      detail: ['demo-veteran'],
    });
  });
  test('an organization’s message reaches the veteran', () => {
    const world = after(fromDesk());
    expect(unreadFor(world.notifications, 'user')).toBe(1);
    const [notification] = world.notifications;
    expect(notification?.title).toEqual('Message from Priya Raman, Tech Corp');
    expect(notification && shellHref({ role: 'user', ...subjectTarget(notification) })).toBe(
      '/platform/community/network?list=messages&with=recruiter',
    );
  });
  test.each([
    ['to a sample person', fromDesk({ to: 'somebody' })],
    ['to a member of the community', message({ to: 'keith-ransom' })],
    ['that is simulated', message({ isSimulated: true })],
  ])('a message %s notifies nobody', (_, command) => {
    const world = after(command);
    expect(world.sentMessages).toHaveLength(1);
    expect(world.notifications).toEqual([]);
  });
  test('a newer message replaces an unread notification of the same conversation', () => {
    const world = after(
      message(),
      message({ id: 'n', text: 'And one more thing' }),
      message({ id: 'o', to: 'university' }),
    );
    expect(world.notifications.map(({ message: text, targetRole }) => [targetRole, text])).toEqual([
      ['recruiter', 'And one more thing'],
      ['university', 'Good morning'],
    ]);
  });
  test('a read notification stays', () => {
    const read: WorldCommand = { type: 'notification.readAll', targetRole: 'recruiter' };
    expect(after(message(), read, message({ id: 'n' })).notifications).toHaveLength(2);
  });
  test('a long message is quoted in part', () => {
    const [notification] = after(message({ text: 'a'.repeat(900) })).notifications;
    expect(notification?.message).toHaveLength(121);
  });
});

const readBy = (withId = veteranId): WorldCommand => ({
  type: 'conversation.read',
  reader: 'recruiter',
  withId,
});

describe('reading', () => {
  test('marks the conversation and its notification read', () => {
    const world = after(message(), readBy());
    expect(world.readConversations).toEqual([{ id: 'recruiter:demo-veteran', at: start + 1, samples: 0 }]);
    expect(unreadFor(world.notifications, 'recruiter')).toBe(0);
  });
  test('again changes nothing, until a message arrives', () => {
    const world = after(message(), readBy());
    const [, , again] = factsOf([message(), readBy(), readBy()], start);
    expect(applyFacts(world, again ? [again] : [])).toBe(world);
    const later = after(message(), readBy(), message({ id: 'n' }), readBy());
    expect(later.readConversations).toEqual([{ id: 'recruiter:demo-veteran', at: start + 3, samples: 0 }]);
  });
  test('another conversation stays unread', () => {
    expect(unreadFor(after(message(), readBy('somebody')).notifications, 'recruiter')).toBe(1);
  });
  test('the veteran reads too', () => {
    const own: WorldCommand = { type: 'conversation.read', reader: 'user', withId: 'recruiter' };
    expect(unreadFor(after(fromDesk(), own).notifications, 'user')).toBe(0);
  });
});

describe('interviews', () => {
  test('are scheduled once, and the applicant is notified of time and place', () => {
    const world = after(schedule(), schedule());
    expect(world.interviews).toEqual([interview]);
    expect(world.notifications).toHaveLength(1);
    expect(world.notifications[0]).toMatchObject({
      type: 'job_application',
      targetRole: 'user',
      subjectId: 'A',
      title: 'Interview Scheduled',
      message:
        'Tech Corp would like to talk with you about Operations Manager at Tech Corp. Mon, Mar 9, 2:30 PM Video call: https://meet.techcorp.example/i',
    });
  });
  test("a university's interview links to the college application", () => {
    expect(after(schedule({ desk: 'university' })).notifications[0]?.type).toBe('college_application');
  });
  const decide = {
    type: 'job.decide',
    applicationId: 'A',
    decision: 'interview',
    subject: 'Operations Manager at Tech Corp',
    personId: veteranId,
    id: 'd',
  } as const satisfies WorldCommand;
  test('replace the unread notification of the decision to interview, made together with them or before', () => {
    const submit: WorldCommand = { type: 'job.submit', application: job('A') };
    const world = after(submit, decide, schedule());
    expect(world.jobApplications[0]?.status).toBe('interview');
    expect(titles(world)).toEqual(['New Job Application', 'Interview Scheduled']);
  });
  test('a read notification stays', () => {
    const read: WorldCommand = { type: 'notification.readAll', targetRole: 'user' };
    expect(titles(after(decide, read, schedule()))).toEqual(['Application Update', 'Interview Scheduled']);
  });
  test.each<[string, WorldCommand]>([
    ['another application', { ...decide, applicationId: 'B' }],
    ['another decision', { ...decide, decision: 'offer' }],
    ['a college application of the same id', { ...decide, type: 'college.decide' }],
  ])('the notification of %s stays', (_, other) => {
    expect(titles(after(other, schedule()))).toEqual(['Application Update', 'Interview Scheduled']);
  });
  test.each([
    ['another day', { date: '2026-03-10' }, 'Interview Moved'],
    ['another hour', { time: '09:00' }, 'Interview Moved'],
    ['another format', { format: 'phone' as const }, 'Interview Moved'],
    ['called off', { status: 'cancelled' as const }, 'Interview Canceled'],
  ])('%s', (_, what, title) => {
    const world = after(schedule(), change(what));
    expect(world.interviews[0]).toMatchObject(what);
    expect(titles(world)).toEqual(['Interview Scheduled', title]);
  });
  test.each([
    ['notes', { notes: 'Bring the portfolio.' }],
    ['the outcome', { status: 'done' as const, outcome: 'forward' as const }],
  ])("%s don't notify the applicant", (_, what) => {
    const world = after(schedule(), change(what));
    expect(world.interviews[0]).toMatchObject(what);
    expect(titles(world)).toEqual(['Interview Scheduled']);
  });
  test('a sample is added on its first change, and applicants without an inbox are not notified', () => {
    const sample = { ...interview, personId: 'somebody' };
    const world = after(change({ status: 'cancelled' }, sample));
    expect(world.interviews).toEqual([{ ...sample, status: 'cancelled' }]);
    expect(world.notifications).toEqual([]);
    expect(after(change({ status: 'cancelled' })).interviews).toEqual([]);
  });
  test('the same change again has no effect', () => {
    const world = after(schedule());
    expect(applyFacts(world, factsOf([change({ time: '14:30', notes: undefined })], 5_000))).toBe(world);
  });
  test('a change that arrives before its interview takes effect when that arrives', () => {
    const [first, second] = factsOf([schedule(), change({ time: '09:00' })], start);
    if (!first || !second) throw new Error('Two facts were expected');
    const log = addFacts(addFacts(emptyLog(), [second]), [first]);
    expect(log.world.interviews[0]?.time).toBe('09:00');
  });
});

test.each([
  ['a day that is none', { date: '2026-02-31' }],
  ['an hour that is none', { time: '25:00' }],
  ['an invented clock', { timeZone: 'Mars/Olympus' }],
  ['notes without end', { notes: 'a'.repeat(2_001) }],
])("another tab's interview with %s is ignored", (_, wrong) => {
  const [fact] = factsOf([schedule()]);
  const [bad] = factsOf([schedule(wrong)]);
  expect(factSchema.safeParse(fact).success).toBe(true);
  expect(factSchema.safeParse(bad).success).toBe(false);
});
