import { describe, expect, test } from 'vitest';
import { emptyWorld } from '@vetsync/machines/model/world';
import { isUpcoming } from '@vetsync/machines/interviews/model';
import { tabBadges } from '@vetsync/machines/portal/model';
import type { Interview, World, WorldCommand } from '@vetsync/machines/model/world';
import { tabsOf } from '@vetsync/machines/shell/model';
import { shellMachine, shellView } from '@vetsync/machines/shell/shell';
import { candidateBriefs } from '@vetsync/samples/recruiter';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { unreadInConversations } from '@vetsync/samples/messages';
import { sampleCounts } from '@vetsync/samples/portal';
import { sampleProfiles } from '@vetsync/samples/profile';
import { run } from '../support/run.ts';
import { college, interview, job, worldAfter } from '../support/world.ts';

/** A Friday afternoon, so that samples of the weekend are moved. */
const start = Date.parse('2026-03-06T22:15:00Z');
const samples = sampleInterviews(candidateBriefs, 'Tech Corp', start);
const first = samples[0] as Interview;
const soon: Interview = { ...interview('own'), date: '2026-03-20' };
const badges = (...commands: readonly WorldCommand[]) =>
  tabBadges(worldAfter(commands, start), sampleCounts, start);

describe('badges of the portals (platform spec, section 2)', () => {
  test('start with the figures of the sidebar, which match the samples', () => {
    for (const role of ['recruiter', 'university', 'nonprofit'] as const)
      expect(unreadInConversations(role)).toBe(sampleCounts.unread[role]);
    expect(samples.filter((sample) => isUpcoming(sample, start))).toHaveLength(sampleCounts.interviewsToCome);
    expect(badges()).toEqual({
      recruiter: { candidates: 156, jobs: 12, interviews: 8, messages: 23 },
      university: { applications: 23, messages: 5 },
      hospital: { patients: 89, appointments: 12 },
      nonprofit: { participants: 342, community: 0 },
    });
  });
  test.each<readonly [string, readonly WorldCommand[], number]>([
    ['one arranged', [{ type: 'interview.schedule', interview: soon }], 9],
    ['one of a university', [{ type: 'interview.schedule', interview: { ...soon, desk: 'university' } }], 8],
    ['one that is over', [{ type: 'interview.schedule', interview: { ...soon, date: '2026-03-05' } }], 8],
    [
      'one arranged and called off',
      [
        { type: 'interview.schedule', interview: soon },
        { type: 'interview.change', interviewId: 'own', change: { status: 'cancelled' } },
      ],
      8,
    ],
    [
      'a sample called off',
      [{ type: 'interview.change', interviewId: first.id, change: { status: 'cancelled' }, known: first }],
      7,
    ],
    [
      'a sample moved',
      [{ type: 'interview.change', interviewId: first.id, change: { time: '16:00' }, known: first }],
      8,
    ],
  ])('interviews: %s', (_, commands, count) => {
    expect(badges(...commands).recruiter?.interviews).toBe(count);
  });
  test('count nothing for a signed-in organization: its own pages say what waits there', () => {
    const commands: readonly WorldCommand[] = [{ type: 'college.submit', application: college('C') }];
    expect(Object.keys(tabBadges(worldAfter(commands, start), null, start))).toEqual(['user', 'admin']);
  });
});

const message = (id: string, at: number, from = 'o1') => ({ id, to: 'user', from, text: id, at });
const unread = (world: Partial<World>) => tabBadges({ ...emptyWorld, ...world }, null, start).user?.messages;

describe('what a signed-in person has not read', () => {
  const request = {
    id: 'r',
    organizationId: 'o2',
    organizationName: 'Cedar Dock',
    fromName: 'Sam',
    text: 'May we talk?',
    at: '2026-03-06T22:15:00.000Z',
    status: 'open',
  } as const;
  test('are messages of organizations since the conversation was read or answered, and open requests', () => {
    expect(unread({})).toBe(0);
    const sentMessages = [message('a', 10), message('b', 20), message('c', 30, 'o3')];
    expect(unread({ sentMessages, contactRequests: [request] })).toBe(4);
    expect(unread({ sentMessages, readConversations: [{ id: 'user:o1', at: 10, samples: 0 }] })).toBe(2);
    expect(unread({ sentMessages: [...sentMessages, { id: 'd', to: 'o1', text: 'd', at: 25 }] })).toBe(1);
  });
  test('are beside the applications that are still open', () => {
    const { jobApplications } = worldAfter([
      { type: 'job.submit', application: job('A') },
      { type: 'job.submit', application: job('B') },
    ]);
    const [open, over] = jobApplications;
    const world = { ...emptyWorld, jobApplications: [open!, { ...over!, status: 'rejected' as const }] };
    expect(tabBadges(world, null, start).user).toEqual({ applications: 1, messages: 0 });
  });
  test('are answers to applications until their notification is read', () => {
    const world = worldAfter([
      { type: 'job.submit', application: job('A') },
      {
        type: 'job.decide',
        applicationId: 'A',
        decision: 'offer',
        subject: 'Operations Manager at Tech Corp',
      },
    ]);
    expect(unread(world)).toBe(1);
    expect(
      unread({ ...world, notifications: world.notifications.map((one) => ({ ...one, read: true })) }),
    ).toBe(0);
    expect(unread({ ...world, decisions: [] })).toBe(0);
  });
  test('is not the text of a request that was answered', () => {
    const accepted = { ...request, status: 'accepted' as const };
    expect(unread({ contactRequests: [accepted], sentMessages: [message('r', 10, 'o2')] })).toBe(0);
    expect(tabBadges(emptyWorld, sampleCounts, start).user).toBeUndefined();
  });
});

test('appear in the sidebar, and not at zero', () => {
  const { actor } = run(shellMachine, {
    input: {
      location: { path: '/platform', search: '?role=recruiter' },
      navigation: tabsOf,
      profiles: sampleProfiles,
      notice: 'sampleData',
    },
  });
  const shown = () =>
    Object.fromEntries(shellView(actor.getSnapshot()).sidebar.tabs.map(({ value, badge }) => [value, badge]));
  expect(shown()).toMatchObject({ candidates: null, interviews: null, messages: null });
  actor.send({ type: 'badges.changed', badges: badges() });
  expect(shown()).toMatchObject({ candidates: '156', interviews: '8', messages: '23' });
  actor.send({ type: 'badges.changed', badges: { recruiter: { messages: 19, interviews: 0 } } });
  expect(shown()).toMatchObject({ candidates: null, interviews: null, messages: '19' });
});
