import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyFacts,
  attendanceOf,
  clashesWith,
  comingEvents,
  communityHref,
  communityLinks,
  communityStats,
  emptyWorld,
  eventCalendarEntry,
  eventCategories,
  eventDraftErrors,
  eventFields,
  eventFormats,
  eventOf,
  eventPeriods,
  eventSchema,
  eventSpan,
  eventStep,
  eventTimes,
  factOf,
  factSchema,
  findEvents,
  findMembers,
  findMentors,
  groupFilters,
  hasEventFilters,
  isEventDraftBegun,
  isEventOver,
  lastMessages,
  mergeEvents,
  mergeMessages,
  networkFigures,
  newEventDraft,
  noEventFilters,
  noMentorFilters,
  overlap,
  parseEventDraft,
  readCommunityPlace,
  readEventFilters,
  readQuery,
  sampleEvents,
  sampleGroups,
  sampleMembers,
  sampleMentors,
  sampleMessages,
  writeEventFilters,
} from '@vetsync/machines/model';
import type {
  AnnouncedEvent,
  CommunityEvent,
  EventFilters,
  World,
  WorldCommand,
} from '@vetsync/machines/model';

/** 10:15 of a Wednesday in Chicago, four days before clocks go forward there. */
const start = Date.parse('2026-03-04T16:15:00Z');
const today = '2026-03-04';
const samples = sampleEvents(start);
const sample = (id: string): CommunityEvent => {
  const found = samples.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const own: AnnouncedEvent = {
  id: 'OWN',
  title: 'Tool swap',
  type: 'other',
  date: '2026-03-07',
  time: '10:00',
  durationMinutes: 60,
  timeZone: 'America/Chicago',
  location: 'Oak Street 12',
  isOnline: false,
  description: 'Bring a tool.',
  organizer: 'Marcus Delaney',
  maxAttendees: 5,
};
const filters = fc.record<EventFilters>({
  q: fc.constantFrom('', 'coffee', 'RESUME', 'é', '  fair '),
  category: fc.constantFrom(...eventCategories),
  day: fc.constantFrom('', '2026-03-07', '2026-03-08'),
  format: fc.constantFrom(...eventFormats),
  within: fc.constantFrom(...eventPeriods),
  group: fc.constantFrom(...groupFilters),
  places: fc.boolean(),
});
const timed = fc.record({
  id: fc.string({ minLength: 1 }),
  date: fc.constantFrom('2026-03-07', '2026-03-08', '2026-11-01'),
  time: fc.constantFrom(...eventTimes),
  durationMinutes: fc.integer({ min: 5, max: 1_440 }),
  timeZone: fc.constantFrom('America/Chicago', 'America/New_York', 'Europe/Berlin'),
});

const happen = (world: World, commands: readonly WorldCommand[]) =>
  applyFacts(
    world,
    commands.map((command, at) => factOf(command, { at: start + at, random: Math.random })),
  );

const read = (
  detail: readonly string[],
  query = {},
  screen: 'demoMembership' | 'demoVeteranNetwork' | null = null,
) => readCommunityPlace({ detail, query, screen });

const fact = (announced: object) => ({
  id: 'f',
  at: start,
  happening: { type: 'eventCreated', event: announced },
});

const idsFor = (q: string) => findEvents(samples, { ...noEventFilters, q }, today).map(({ id }) => id);

describe('figures of the feature specification, section 9', () => {
  test('headline stats and network card', () => {
    expect(communityStats).toEqual({
      activeMembers: 15_247,
      monthlyEvents: 89,
      successStories: 3_421,
      organizations: 247,
    });
    expect(networkFigures).toEqual({ connections: 47, groups: 12, events: 8, messages: 23 });
  });
  test('what the card counts is there', () => {
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

describe('sample events', () => {
  test('are always upcoming, whole and in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2032-01-01') }), (now) => {
        const events = sampleEvents(now);
        expect(comingEvents(events, now)).toEqual(events);
        expect(events.every((event) => eventSchema.safeParse(event).success)).toBe(true);
        expect(events.map((one) => eventSpan(one).start)).toEqual(
          events.map((one) => eventSpan(one).start).toSorted((a, b) => a - b),
        );
        expect(events.every((one) => one.attendees <= one.maxAttendees)).toBe(true);
        expect(events.every((one) => one.waiting === 0 || one.attendees === one.maxAttendees)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('search and filters', () => {
  test('title or description, whatever the case', () => {
    expect(idsFor('HIRING')).toEqual(['hiring-fair']);
    expect(idsFor('coffee')).toEqual(['sunrise-walk']);
    expect(idsFor('Harbor Light')).toEqual([]);
  });
  test('together with the category; all shows every type', () => {
    const found = (category: EventFilters['category'], q = '') =>
      findEvents(samples, { ...noEventFilters, category, q }, today);
    expect(found('all')).toEqual(samples);
    expect(found('social').every(({ type }) => type === 'social')).toBe(true);
    expect(found('career', 'resume').map(({ id }) => id)).toEqual([
      'hiring-fair',
      'resume-review',
      'federal-resume',
    ]);
    expect(found('wellness', 'resume')).toEqual([]);
  });
  test('each filter only takes away, and keeps the order', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const found = findEvents(samples, asked, today);
        expect(samples.filter((one) => found.includes(one))).toEqual(found);
        for (const name of Object.keys(noEventFilters) as (keyof EventFilters)[]) {
          const wider = findEvents(samples, { ...asked, [name]: noEventFilters[name] }, today);
          expect(found.every((one) => wider.includes(one))).toBe(true);
        }
      }),
    );
  });
  test('an address says them and is read as it was written', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const written = Object.entries(writeEventFilters(asked)).filter(([, value]) => value !== null);
        expect(readEventFilters(Object.fromEntries(written) as Record<string, string>)).toEqual(asked);
        expect(hasEventFilters(asked)).toBe(written.some(([, value]) => value?.trim() !== ''));
      }),
    );
  });
  test('an address that names nonsense filters nothing', () => {
    const nonsense = '?category=x&day=2026-99-99&format=y&within=9999&group=z&places=yes';
    expect(readEventFilters(readQuery(nonsense))).toEqual(noEventFilters);
    expect(readEventFilters({ q: 'a'.repeat(500) }).q).toHaveLength(100);
  });
  test('answers at once for 5,000 events', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({ ...sample('hiring-fair'), id: `many-${at}` }));
    const find = (q: string) => findEvents(comingEvents(many, start), { ...noEventFilters, q }, today);
    find('warm');
    const before = performance.now();
    expect(find('uniform')).toHaveLength(5_000);
    expect(performance.now() - before).toBeLessThan(100);
  });
});

describe('events at the same time', () => {
  test('overlapping is mutual, and one after the other is not overlapping', () => {
    fc.assert(
      fc.property(timed, timed, (a, b) => {
        const [first, second] = [eventSpan(a), eventSpan(b)];
        expect(overlap(first, second)).toBe(overlap(second, first));
        expect(overlap(first, first)).toBe(true);
        expect(overlap(first, { start: first.end, end: first.end + 1 })).toBe(false);
        expect(clashesWith(a, [a])).toEqual([]);
      }),
    );
  });
  test('time zones count: 5:30 to 7:30 p.m. Eastern ends as 6:30 p.m. Central begins', () => {
    expect(clashesWith(sample('resume-review'), samples)).toEqual([]);
    expect(clashesWith(sample('sleeping-well'), samples).map(({ id }) => id)).toEqual(['mock-interviews']);
  });
  test('a night when clocks go forward is an hour shorter on the clock, not in length', () => {
    const night = { ...own, date: '2026-03-08', time: '01:00', durationMinutes: 120 };
    const { start: from, end } = eventSpan(night);
    expect(end - from).toBe(120 * 60_000);
    expect(new Date(end).toISOString()).toBe('2026-03-08T09:00:00.000Z');
    expect(overlap(eventSpan(night), eventSpan({ ...night, time: '03:30', durationMinutes: 30 }))).toBe(true);
  });
});

describe('places', () => {
  test('never more than there are, and the reader is counted once', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 50 }), (taken, most) => {
        const event = { ...sample('hiring-fair'), attendees: Math.min(taken, most), maxAttendees: most };
        const { attending, left, isFull } = attendanceOf(event, 'none');
        expect(attending + left).toBe(most);
        expect(isFull).toBe(left === 0);
        expect(eventStep(event, 'none', start)).toBe(isFull ? 'wait' : 'join');
        if (!isFull) expect(attendanceOf(event, 'joined').attending).toBe(attending + 1);
      }),
    );
  });
  test('the waiting list goes on behind those who wait', () => {
    const yoga = sample('gentle-yoga');
    expect(attendanceOf(yoga, 'waiting')).toMatchObject({ waitingAs: 3, waiting: 3, attending: 15 });
    expect(eventStep(yoga, 'waiting', start)).toBe('unwait');
    expect(eventStep(sample('hiring-fair'), 'joined', start)).toBe('leave');
  });
  test('nothing can be done about one that is over; an own one is called off', () => {
    const fair = sample('hiring-fair');
    expect(isEventOver(fair, eventSpan(fair).end - 1)).toBe(false);
    expect(eventStep(fair, 'none', eventSpan(fair).end)).toBeNull();
    const [mine] = mergeEvents([], [own]);
    expect(eventStep(mine!, 'joined', start)).toBe('cancel');
  });
});

describe('an event for one’s own calendar', () => {
  test('is a moment, agreed only where it was joined', () => {
    const entry = eventCalendarEntry(own, 'joined');
    expect(entry).toMatchObject({
      id: 'event-OWN',
      start: '2026-03-07T16:00:00.000Z',
      end: '2026-03-07T17:00:00.000Z',
      status: 'confirmed',
    });
    expect(eventCalendarEntry(own, 'waiting')).toMatchObject({ status: 'tentative' });
  });
});

describe('an event while it is written', () => {
  const whole = {
    ...newEventDraft('NEW'),
    title: 'Chess',
    type: 'social',
    date: '2026-03-06',
    time: '14:00',
    location: 'Park',
    description: 'Boards are there.',
  };
  const errors = (change: Partial<typeof whole>) =>
    Object.keys(eventDraftErrors({ ...whole, ...change }, 'America/Chicago', start));
  test('what is missing or can’t be so', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ title: 'ab' })).toEqual(['title']);
    expect(errors({ title: 'a'.repeat(121) })).toEqual(['title']);
    expect(errors({ title: 'a'.repeat(120) })).toEqual([]);
    expect(errors({ type: 'party' })).toEqual(['type']);
    expect(errors({ date: '2026-03-03' })).toEqual(['date']);
    expect(errors({ date: '2026-04-31' })).toEqual(['date']);
    expect(errors({ date: '2027-03-04' })).toEqual([]);
    expect(errors({ date: '2027-03-05' })).toEqual(['date']);
    expect(errors({ date: today, time: '10:00' })).toEqual(['time']);
    expect(errors({ date: today, time: '10:30' })).toEqual([]);
    expect(errors({ time: '10:17' })).toEqual(['time']);
    expect(errors({ duration: '17' })).toEqual(['duration']);
    for (const places of ['1', '501', '2.5', 'x', '']) expect(errors({ places })).toEqual(['places']);
    for (const places of ['2', '500']) expect(errors({ places })).toEqual([]);
    expect(errors({ location: ' ' })).toEqual(['location']);
    expect(errors({ description: 'a'.repeat(1_001) })).toEqual(['description']);
  });
  test('what passes is an event the world takes', () => {
    const text = fc.string({ maxLength: 130 });
    const draft = fc.record({
      title: text,
      type: fc.constantFrom('social', 'x'),
      date: fc.constantFrom('2026-03-06', '2026-04-31', 'x', ''),
      time: fc.constantFrom('14:00', '99:99'),
      duration: fc.constantFrom('60', '1e9'),
      format: fc.constantFrom('online', 'inPerson', ''),
      location: text,
      places: fc.constantFrom('20', '0', '9999', '1e3'),
      description: text,
    });
    fc.assert(
      fc.property(draft, (fields) => {
        const asked = { id: 'NEW', ...fields };
        const wrong = eventDraftErrors(asked, 'America/Chicago', start);
        const taken = eventSchema.safeParse(eventOf(asked, 'America/Chicago', 'Me')).success;
        if (Object.keys(wrong).length === 0) expect(taken).toBe(true);
      }),
    );
  });
  test('is kept as it is, and nothing else is believed', () => {
    expect(parseEventDraft(JSON.stringify(whole))).toEqual(whole);
    for (const text of [
      null,
      '',
      '{',
      '[]',
      '{"id":1}',
      JSON.stringify({ ...whole, title: 'a'.repeat(9_999) }),
    ])
      expect(parseEventDraft(text)).toBeNull();
    expect(isEventDraftBegun(newEventDraft('A'))).toBe(false);
    for (const field of eventFields)
      expect(isEventDraftBegun({ ...newEventDraft('A'), [field]: 'other' })).toBe(true);
  });
});

describe('events in the shared world', () => {
  const event = { id: 'yoga', title: 'Yoga' };
  test('join once, leave, wait, and never both', () => {
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
  test('who announces an event takes part; twice is once; called off it is gone', () => {
    const create: WorldCommand = { type: 'event.create', event: own };
    const world = happen(emptyWorld, [create, create]);
    expect(world.createdEvents).toEqual([own]);
    expect(world.joinedEvents).toEqual([{ id: own.id, title: own.title }]);
    const after = happen(world, [{ type: 'event.cancel', eventId: own.id }]);
    expect(after.createdEvents).toEqual([]);
    expect(after.joinedEvents).toEqual([]);
    expect(happen(world, [{ type: 'event.cancel', eventId: 'other' }])).toBe(world);
  });
  test('a message is sent once, a mentor asked once', () => {
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
    ['no places', { maxAttendees: 0 }],
    ['a title of nothing', { title: '' }],
    ['a title without end', { title: 'a'.repeat(121) }],
  ])('another tab’s event with %s is not believed', (_, wrong) => {
    expect(factSchema.safeParse(fact(own)).success).toBe(true);
    expect(factSchema.safeParse(fact({ ...own, ...wrong })).success).toBe(false);
  });
});

describe('places of the tab', () => {
  const at = { mode: 'demo', role: 'user', screen: null } as const;
  test('pages by their step, screens by their name', () => {
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
  test('a screen of its own keeps to itself', () => {
    expect(communityHref(at, 'network', { list: 'groups' })).toBe(
      '/demo/platform/community/network?list=groups&role=user',
    );
    const links = communityLinks({ ...at, screen: 'demoVeteranNetwork' });
    expect(links.groups).toBe('/demo/veteran-network?list=groups');
    expect(links.events).toBe('/demo/platform/community?role=user');
    expect(communityLinks(at).ownGroups).toBe('/demo/platform/community?group=mine&role=user');
    expect(communityHref({ mode: 'account', role: 'user', screen: null }, 'events')).toBe(
      '/platform/community',
    );
  });
});

describe('network and mentors', () => {
  test('search in all that is shown of somebody', () => {
    expect(findMembers(sampleMembers, ' MONTOYA ').map(({ id }) => id)).toEqual(['alicia-montoya']);
    expect(findMembers(sampleMembers, '')).toHaveLength(47);
    expect(findMembers(sampleMembers, 'navy').every(({ service }) => service === 'Navy')).toBe(true);
  });
  test('conversations, newest first; what is sent joins them', () => {
    const sent = [{ id: 'm', to: 'omar-siddiq', text: 'Thank you', at: start }];
    const messages = mergeMessages(sampleMessages(start), sent);
    const last = lastMessages(messages);
    expect(last).toHaveLength(6);
    expect(last[0]).toMatchObject({ memberId: 'omar-siddiq', isOwn: true });
    expect(last.map((one) => one.at)).toEqual(last.map((one) => one.at).toSorted((a, b) => b - a));
  });
  test('mentors by word and field together', () => {
    expect(findMentors(sampleMentors, noMentorFilters)).toEqual(sampleMentors);
    expect(findMentors(sampleMentors, { q: 'PAY', field: 'Operations' }).map(({ id }) => id)).toEqual([
      'susan-okoye',
    ]);
    expect(findMentors(sampleMentors, { q: 'pay', field: 'Technology' })).toEqual([]);
  });
});
