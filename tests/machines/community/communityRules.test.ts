import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFacts, emptyWorld, factOf, factSchema } from '@vetsync/machines/model/world';
import {
  attendanceOf,
  communityHref,
  communityLinks,
  eventSpan,
  eventStep,
  findEvents,
  findMembers,
  findMentors,
  isEventOver,
  lastMessages,
  mergeEvents,
  mergeMessages,
  noEventFilters,
  noMentorFilters,
  parseCommunityRoute,
} from '@vetsync/machines/community/model';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import {
  communityStats,
  networkFigures,
  sampleGroups,
  sampleMembers,
  sampleMentors,
  sampleMessages,
} from '@vetsync/samples/community';
import { start, today, samples, sample, own } from '../support/community.ts';

const happen = (world: World, commands: readonly WorldCommand[]) =>
  applyFacts(
    world,
    commands.map((command, index) => factOf(command, { at: start + index, random: Math.random })),
  );
const fact = (announced: object) => ({
  id: 'f',
  at: start,
  body: { type: 'eventCreated', event: announced },
});

const read = (
  detail: readonly string[],
  query = {},
  screen: 'demoMembership' | 'demoVeteranNetwork' | null = null,
) => parseCommunityRoute({ detail, query, screen, groupIds: sampleGroups.map(({ id }) => id) });

describe('figures of the feature specification, section 9', () => {
  test('headline figures and network card', () => {
    expect(communityStats).toEqual({
      activeMembers: 15_247,
      monthlyEvents: 89,
      successStories: 3_421,
      organizations: 247,
    });
    expect(networkFigures).toEqual({ connections: 47, groups: 12, events: 8, messages: 23 });
  });
  test('match the number of samples', () => {
    expect(sampleMembers).toHaveLength(networkFigures.connections);
    expect(new Set(sampleMembers.map(({ id }) => id)).size).toBe(networkFigures.connections);
    expect(sampleGroups).toHaveLength(networkFigures.groups);
    expect(findEvents(samples, { ...noEventFilters, group: 'mine' }, today)).toHaveLength(
      networkFigures.events,
    );
    expect(sampleMessages(start)).toHaveLength(networkFigures.messages);
    const ids = new Set(sampleMembers.map(({ id }) => id));
    expect(sampleMessages(start).every(({ memberId, at }) => ids.has(memberId) && at < start)).toBe(true);
  });
});

describe('seats of an event', () => {
  test('never exceed the maximum, and count the reader once', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 50 }), (taken, most) => {
        const event = { ...sample('hiring-fair'), attendees: Math.min(taken, most), maxAttendees: most };
        const { attending, left, isFull } = attendanceOf(event, 'none');
        expect(attending + left!).toBe(most);
        expect(isFull).toBe(left === 0);
        expect(eventStep(event, 'none', start)).toBe(isFull ? 'wait' : 'join');
        if (!isFull) expect(attendanceOf(event, 'joined').attending).toBe(attending + 1);
      }),
    );
  });
  test('put the reader at the end of the waiting list', () => {
    const yoga = sample('gentle-yoga');
    expect(attendanceOf(yoga, 'waiting')).toMatchObject({ waitingAs: 3, waiting: 3, attending: 15 });
    expect(eventStep(yoga, 'waiting', start)).toBe('unwait');
    expect(eventStep(sample('hiring-fair'), 'joined', start)).toBe('leave');
  });
  test('offer no action once the event is over, and offer organizers to cancel', () => {
    const fair = sample('hiring-fair');
    expect(isEventOver(fair, eventSpan(fair).end - 1)).toBe(false);
    expect(eventStep(fair, 'none', eventSpan(fair).end)).toBeNull();
    const [mine] = mergeEvents([], [own]);
    expect(eventStep(mine!, 'joined', start)).toBe('cancel');
  });
});

describe('events in the shared world', () => {
  const event = { id: 'yoga', title: 'Yoga' };
  test('are joined or waited for, never both', () => {
    const command = fc.constantFrom<WorldCommand>(
      { type: 'event.join', event },
      { type: 'event.wait', event },
      { type: 'event.leave', eventId: event.id },
    );
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const { joinedEvents, waitingEvents } = happen(emptyWorld, commands);
        expect(joinedEvents.length + waitingEvents.length).toBeLessThanOrEqual(1);
        const last = commands.at(-1)?.type;
        if (last === 'event.join') expect(joinedEvents).toEqual([event]);
        if (last === 'event.leave') expect([...joinedEvents, ...waitingEvents]).toEqual([]);
      }),
    );
  });
  test('are joined by their organizer, created once, and removed when canceled', () => {
    const create: WorldCommand = { type: 'event.create', event: own };
    const world = happen(emptyWorld, [create, create]);
    expect(world.createdEvents).toEqual([own]);
    expect(world.joinedEvents).toEqual([{ id: own.id, title: own.title }]);
    const after = happen(world, [{ type: 'event.remove', eventId: own.id }]);
    expect(after.createdEvents).toEqual([]);
    expect(after.joinedEvents).toEqual([]);
    expect(happen(world, [{ type: 'event.remove', eventId: 'other' }])).toBe(world);
  });
  test('send a message once and request a mentor once', () => {
    const send: WorldCommand = { type: 'message.send', message: { id: 'm', to: 'keith-ransom', text: 'Hi' } };
    const ask: WorldCommand = { type: 'mentor.ask', mentor: { id: 'peter-lund', title: 'Peter Lund' } };
    const world = happen(emptyWorld, [send, send, ask, ask]);
    expect(world.sentMessages).toEqual([{ id: 'm', to: 'keith-ransom', text: 'Hi', at: start }]);
    expect(world.mentorRequests).toHaveLength(1);
    const after = happen(world, [{ type: 'mentor.withdraw', mentorId: 'peter-lund' }]);
    expect(after.mentorRequests).toEqual([]);
  });
  test.each([
    ['an invented clock', { timeZone: 'Mars/Olympus' }],
    ['an invented day', { date: '2026-02-31' }],
    ['an invented time', { time: '25:00' }],
    ['no end', { durationMinutes: 1e9 }],
    ['no seats', { maxAttendees: 0 }],
    ['a title of nothing', { title: '' }],
    ['a title without end', { title: 'a'.repeat(121) }],
  ])('reject an event of another tab with %s', (_, wrong) => {
    expect(factSchema.safeParse(fact(own)).success).toBe(true);
    expect(factSchema.safeParse(fact({ ...own, ...wrong })).success).toBe(false);
  });
});

describe('URLs of the tab', () => {
  const at = { role: 'user', screen: null } as const;
  test('name the page by path or screen', () => {
    expect(read([]).page).toBe('events');
    expect(read(['network']).page).toBe('network');
    expect(read(['events']).page).toBe('unknown');
    expect(read(['network', 'x']).page).toBe('unknown');
    expect(read([], {}, 'demoMembership').page).toBe('membership');
    expect(read([], { list: 'messages', with: 'keith-ransom' }, 'demoVeteranNetwork')).toMatchObject({
      page: 'network',
      list: 'messages',
      memberId: 'keith-ransom',
    });
    expect(read([], { open: 'nonsense', list: 'nonsense' })).toMatchObject({
      open: null,
      list: 'connections',
    });
  });
  test('stay on the same screen', () => {
    expect(communityHref(at, 'network', { list: 'groups' })).toBe('/platform/community/network?list=groups');
    const links = communityLinks({ ...at, screen: 'demoVeteranNetwork' });
    expect(links.groups).toBe('/veteran-network?list=groups');
    expect(links.events).toBe('/platform/community');
    expect(communityLinks(at).ownGroups).toBe('/platform/community?group=mine');
    expect(communityHref({ role: 'user', screen: null }, 'events')).toBe('/platform/community');
  });
});

describe('network and mentors', () => {
  test('finds members by any displayed text', () => {
    expect(findMembers(sampleMembers, ' MONTOYA ').map(({ id }) => id)).toEqual(['alicia-montoya']);
    expect(findMembers(sampleMembers, '')).toHaveLength(47);
    expect(findMembers(sampleMembers, 'navy').every(({ service }) => service === 'Navy')).toBe(true);
  });
  test('lists conversations newest first, with sent messages', () => {
    const sent = [{ id: 'm', to: 'omar-siddiq', text: 'Thank you', at: start }];
    const messages = mergeMessages(sampleMessages(start), sent);
    const last = lastMessages(messages);
    expect(last).toHaveLength(6);
    expect(last[0]).toMatchObject({ memberId: 'omar-siddiq', isSent: true });
    expect(last.map((item) => item.at)).toEqual(last.map((one) => one.at).toSorted((a, b) => b - a));
  });
  test('finds mentors by text and field', () => {
    expect(findMentors(sampleMentors, noMentorFilters)).toEqual(sampleMentors);
    expect(findMentors(sampleMentors, { q: 'PAY', field: 'Operations' }).map(({ id }) => id)).toEqual([
      'susan-okoye',
    ]);
    expect(findMentors(sampleMentors, { q: 'pay', field: 'Technology' })).toEqual([]);
  });
});
