import { hostedEventSchema } from '../../../machines/model/exchange/commands/events.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writePhrase } from '@vetsync/ui/language';
import {
  findConflictingEvents,
  upcomingEvents,
  eventCalendarEntry,
  eventCategories,
  audienceOf,
  eventDraftErrors,
  hostedEventOf,
  eventFields,
  eventFormats,
  eventOf,
  eventPeriods,
  eventSpan,
  eventTimes,
  findEvents,
  groupFiltersOf,
  hasEventFilters,
  isEventDraftChanged,
  newEventDraft,
  noEventFilters,
  overlap,
  parseEventDraft,
  parseEventFilters,
  formatEventFilters,
} from '@vetsync/machines/community/model';
import { eventSchema } from '@vetsync/machines/model/world';
import { parseQuery } from '@vetsync/machines/model/text';
import type { EventFilters } from '@vetsync/machines/community/model';
import { sampleEvents, sampleGroups } from '@vetsync/samples/community';
import { start, today, samples, sample, own } from '../support/community.ts';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const groupIds = sampleGroups.map(({ id }) => id);
const filters = fc.record<EventFilters>({
  q: fc.constantFrom('', 'coffee', 'RESUME', 'é', '  fair '),
  category: fc.constantFrom(...eventCategories),
  day: fc.constantFrom('', '2026-03-07', '2026-03-08'),
  format: fc.constantFrom(...eventFormats),
  within: fc.constantFrom(...eventPeriods),
  group: fc.constantFrom(...groupFiltersOf(groupIds)),
  seats: fc.boolean(),
});
const timed = fc.record({
  id: fc.string({ minLength: 1 }),
  date: fc.constantFrom('2026-03-07', '2026-03-08', '2026-11-01'),
  time: fc.constantFrom(...eventTimes),
  durationMinutes: fc.integer({ min: 5, max: 1_440 }),
  timeZone: fc.constantFrom('America/Chicago', 'America/New_York', 'Europe/Berlin'),
});
const idsFor = (q: string) => findEvents(samples, { ...noEventFilters, q }, today).map(({ id }) => id);

describe('sample events', () => {
  test('are always upcoming, valid and in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2032-01-01') }), (now) => {
        const events = sampleEvents(now);
        expect(upcomingEvents(events, now)).toEqual(events);
        expect(events.every((event) => eventSchema.safeParse(event).success)).toBe(true);
        expect(events.map((event) => eventSpan(event).start)).toEqual(
          events.map((event) => eventSpan(event).start).toSorted((a, b) => a - b),
        );
        expect(events.every((event) => event.attendees <= event.maxAttendees!)).toBe(true);
        expect(events.every((event) => event.waiting === 0 || event.attendees === event.maxAttendees)).toBe(
          true,
        );
      }),
      { numRuns: 25 },
    );
  });
});

const foundIn = (category: EventFilters['category'], q = '') =>
  findEvents(samples, { ...noEventFilters, category, q }, today);

describe('search and filters', () => {
  test('match title or description in any case', () => {
    expect(idsFor('HIRING')).toEqual(['hiring-fair']);
    expect(idsFor('coffee')).toEqual(['sunrise-walk']);
    expect(idsFor('Harbor Light')).toEqual([]);
  });
  test('combine with the category, and "all" shows every type', () => {
    expect(foundIn('all')).toEqual(samples);
    expect(foundIn('social').every(({ type }) => type === 'social')).toBe(true);
    expect(foundIn('career', 'resume').map(({ id }) => id)).toEqual([
      'hiring-fair',
      'resume-review',
      'federal-resume',
    ]);
    expect(foundIn('wellness', 'resume')).toEqual([]);
  });
  test('only remove events and keep the order', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const found = findEvents(samples, asked, today);
        expect(samples.filter((item) => found.includes(item))).toEqual(found);
        for (const name of Object.keys(noEventFilters) as (keyof EventFilters)[]) {
          const wider = findEvents(samples, { ...asked, [name]: noEventFilters[name] }, today);
          expect(found.every((item) => wider.includes(item))).toBe(true);
        }
      }),
    );
  });
  test('survive formatting and parsing as a URL', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const written = Object.entries(formatEventFilters(asked)).filter(([, value]) => value !== null);
        expect(parseEventFilters(Object.fromEntries(written) as Record<string, string>, groupIds)).toEqual(
          asked,
        );
        expect(hasEventFilters(asked)).toBe(written.some(([, value]) => value?.trim() !== ''));
      }),
    );
  });
  test('ignore invalid values in the URL', () => {
    const nonsense = '?category=x&day=2026-99-99&format=y&within=9999&group=z&seats=yes';
    expect(parseEventFilters(parseQuery(nonsense), groupIds)).toEqual(noEventFilters);
    expect(parseEventFilters({ q: 'a'.repeat(500) }, groupIds).q).toHaveLength(100);
  });
  test('filter 5,000 events fast', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...sample('hiring-fair'),
      id: `many-${index}`,
    }));
    const find = (q: string) => findEvents(upcomingEvents(many, start), { ...noEventFilters, q }, today);
    expect(find('uniform')).toHaveLength(5_000);
    expect(leastCpuTimeMs(() => find('uniform'))).toBeLessThan(100);
  });
});

describe('events at the same time', () => {
  test('overlap mutually, and not if one follows the other', () => {
    fc.assert(
      fc.property(timed, timed, (a, b) => {
        const [first, second] = [eventSpan(a), eventSpan(b)];
        expect(overlap(first, second)).toBe(overlap(second, first));
        expect(overlap(first, first)).toBe(true);
        expect(overlap(first, { start: first.end, end: first.end + 1 })).toBe(false);
        expect(findConflictingEvents(a, [a])).toEqual([]);
      }),
    );
  });
  test('respect time zones: 5:30 to 7:30 PM Eastern ends when 6:30 PM Central begins', () => {
    expect(findConflictingEvents(sample('resume-review'), samples)).toEqual([]);
    expect(findConflictingEvents(sample('sleeping-well'), samples).map(({ id }) => id)).toEqual([
      'mock-interviews',
    ]);
  });
  test('keep their length when daylight saving time begins', () => {
    const night = { ...own, date: '2026-03-08', time: '01:00', durationMinutes: 120 };
    const { start: from, end } = eventSpan(night);
    expect(end - from).toBe(120 * 60_000);
    expect(new Date(end).toISOString()).toBe('2026-03-08T09:00:00.000Z');
    expect(overlap(eventSpan(night), eventSpan({ ...night, time: '03:30', durationMinutes: 30 }))).toBe(true);
  });
});

describe('the calendar entry of an event', () => {
  test('has the exact time and is confirmed only if the event was joined', () => {
    const entry = eventCalendarEntry(own, 'joined', writePhrase);
    expect(entry).toMatchObject({
      id: 'event-OWN',
      start: '2026-03-07T16:00:00.000Z',
      end: '2026-03-07T17:00:00.000Z',
      status: 'confirmed',
    });
    expect(entry.description).toBe(`${own.description}\nOrganizer: ${own.organizer}`);
    const waiting = eventCalendarEntry(own, 'waiting', writePhrase);
    expect(waiting.status).toBe('tentative');
    expect(waiting.description).toContain('\nYou’re on the waiting list.');
  });
});

describe('the draft of an event', () => {
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
    Object.keys(eventDraftErrors({ ...whole, ...change }, 'America/Chicago', start, 'community'));
  test('names missing and invalid fields', () => {
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
    for (const seats of ['1', '501', '2.5', 'x', '']) expect(errors({ seats })).toEqual(['seats']);
    for (const seats of ['2', '500']) expect(errors({ seats })).toEqual([]);
    expect(errors({ location: ' ' })).toEqual(['location']);
    expect(errors({ description: 'a'.repeat(1_001) })).toEqual(['description']);
  });
  test('without errors becomes a valid event', () => {
    const text = fc.string({ maxLength: 130 });
    const draft = fc.record({
      title: text,
      type: fc.constantFrom('social', 'x'),
      date: fc.constantFrom('2026-03-06', '2026-04-31', 'x', ''),
      time: fc.constantFrom('14:00', '99:99'),
      duration: fc.constantFrom('60', '1e9'),
      format: fc.constantFrom('online', 'inPerson', ''),
      location: text,
      seats: fc.constantFrom('20', '0', '9999', '1e3'),
      description: text,
    });
    fc.assert(
      fc.property(draft, (fields) => {
        const asked = { ...newEventDraft('NEW'), ...fields };
        const wrong = eventDraftErrors(asked, 'America/Chicago', start, 'community');
        const taken = eventSchema.safeParse(eventOf(asked, 'America/Chicago', 'Me')).success;
        if (Object.keys(wrong).length === 0) expect(taken).toBe(true);
      }),
    );
  });
  test('of an event for other people has a town, or is online, and a place besides', () => {
    const forPeople = (change: Partial<typeof whole>) =>
      Object.keys(
        eventDraftErrors({ ...whole, place: 'Pier 4', ...change }, 'America/Chicago', start, 'people'),
      );
    expect(forPeople({})).toEqual([]);
    expect(forPeople({ place: ' ' })).toEqual(['place']);
    expect(forPeople({ place: 'a'.repeat(201) })).toEqual(['place']);
    expect(forPeople({ location: '' })).toEqual(['location']);
    expect(forPeople({ location: 'a'.repeat(101) })).toEqual(['location']);
    expect(forPeople({ location: '', format: 'online' })).toEqual([]);
    expect(audienceOf(whole, ['people', 'self'])).toBe('people');
    expect(audienceOf({ ...whole, audience: 'self' }, ['people', 'self'])).toBe('self');
    expect(audienceOf({ ...whole, audience: 'self' }, ['community'])).toBe('community');
    const sent = hostedEventOf({ ...whole, place: ' Pier 4 ', guests: '2' }, 'America/Chicago');
    expect(sent).toMatchObject({ startsAt: '2026-03-06T20:00:00.000Z', guests: 2, place: 'Pier 4' });
    expect(hostedEventSchema.safeParse(sent).success).toBe(true);
  });
  test('is restored unchanged, and corrupt text is ignored', () => {
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
    expect(isEventDraftChanged(newEventDraft('A'))).toBe(false);
    for (const field of eventFields)
      expect(isEventDraftChanged({ ...newEventDraft('A'), [field]: 'other' })).toBe(true);
  });
});
