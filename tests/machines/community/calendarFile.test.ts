import { describe, expect, test } from 'vitest';
import { calendarText } from '@vetsync/machines/model/calendarFile';
import { subscribedEntries } from '@vetsync/machines/model/letters';
import type { SubscribedWorld } from '@vetsync/machines/model/letters';
import type { CalendarEntry } from '@vetsync/machines/model/time';

const entry: CalendarEntry = {
  id: 'appointment-A1',
  title: 'Routine Check-up with Dr. Renata Ellison',
  start: '2026-03-09T14:00:00.000Z',
  end: '2026-03-09T14:30:00.000Z',
  location: 'Barton Bend Veterans Clinic, Austin',
  description: 'Line one\nLine two',
  status: 'confirmed',
  sequence: 3,
};
const now = Date.parse('2026-03-04T16:15:00Z');
const textOf = (...entries: CalendarEntry[]) => calendarText(entries, { now, language: 'en' });
const unfolded = (more: Partial<CalendarEntry> = {}) =>
  textOf({ ...entry, ...more })
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('writes times in UTC with a stable id', () => {
  const lines = unfolded();
  for (const line of [
    'BEGIN:VCALENDAR',
    'PRODID:-//VetSync//VetSync//EN',
    'VERSION:2.0',
    'UID:appointment-A1@vetsync',
    'SEQUENCE:3',
    'DTSTAMP:20260304T161500Z',
    'DTSTART:20260309T140000Z',
    'DTEND:20260309T143000Z',
    'STATUS:CONFIRMED',
    'END:VCALENDAR',
  ])
    expect(lines).toContain(line);
});

test('keeps what somebody typed in one entry', () => {
  const lines = unfolded({ description: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:other; more, "quoted"' });
  for (const start of ['BEGIN:VEVENT', 'END:VEVENT', 'SUMMARY:'])
    expect(lines.filter((line) => line.startsWith(start))).toHaveLength(1);
});

test('has no control characters but the ends of its lines', () => {
  const text = textOf({ ...entry, title: 'Check\u0000-up\u0007', description: 'a\tb\u0085c\rd' });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  expect(unfolded({ title: 'Check\u0000up' })).toContain('SUMMARY:Check up');
  expect(unfolded({ description: 'a\tb\rc' })).toContain('DESCRIPTION:a b\\nc');
});

test('folds lines at 75 octets', () => {
  for (const line of textOf({ ...entry, description: 'Treviño 🎖️ '.repeat(60) }).split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

describe('a subscribed calendar', () => {
  const listed = {
    organizationId: 'o',
    organizer: 'Tidewater Works',
    startsAt: '2026-03-20T22:00:00.000Z',
    timeZone: 'America/New_York',
    durationMinutes: 90,
    location: 'Pier 4',
    isOnline: false,
  };
  const booking = {
    id: 'b',
    kind: 'appointment',
    calendarId: 'c',
    title: 'Trauma therapy',
    visitName: 'First talk about PTSD',
    how: 'video',
    where: 'Behavioral health, room 2',
    confirms: 'instantly',
    start: '2026-03-10T15:00:00.000Z',
    end: '2026-03-10T15:50:00.000Z',
    timeZone: 'America/Denver',
    status: 'confirmed',
    until: null,
    proposal: null,
    waits: false,
    version: 4,
    organizationId: 'o',
    organizationName: 'Harbor Clinic',
  } as const;
  const own = {
    id: 'own',
    title: 'Call the registrar',
    type: 'other',
    date: '2026-03-08',
    time: '09:00',
    durationMinutes: 30,
    timeZone: 'America/Chicago',
    location: '',
    isOnline: false,
    description: 'About the GI Bill',
    organizer: 'Ana',
    maxAttendees: 1,
  } as const;
  const world: SubscribedWorld = {
    bookings: [booking],
    joinedEvents: [{ id: 'fair', title: 'Career fair', listed }],
    createdEvents: [own],
  };
  const shown = (given: Partial<SubscribedWorld> = {}, type = 'career') =>
    subscribedEntries(
      { ...world, ...given },
      { listings: [{ id: 'fair', type, version: 7 }], now, language: 'en' },
    );

  test('has bookings, joined events and own dates, soonest first', () => {
    expect(shown()).toMatchObject([
      { id: 'event-own', title: 'Call the registrar', start: '2026-03-08T14:00:00.000Z' },
      { id: 'booking-b', title: 'Appointment with Harbor Clinic', sequence: 4, status: 'confirmed' },
      { id: 'event-fair', title: 'Career fair', end: '2026-03-20T23:30:00.000Z', sequence: 7 },
    ]);
  });

  test('has talks with mentors, and where they are', () => {
    const talk = {
      ...booking,
      kind: 'mentor',
      organizationName: 'Tom Hale',
      where: 'meet.example.org',
    } as const;
    expect(shown({ bookings: [talk] })[1]).toMatchObject({
      title: 'Talk with Tom Hale',
      location: 'meet.example.org',
    });
  });

  test('says no word of anybody’s health', () => {
    const text = JSON.stringify([
      ...shown({ createdEvents: [{ ...own, type: 'wellness', title: 'PTSD group', location: 'Ward 3' }] }),
      ...shown({ joinedEvents: [{ id: 'fair', title: 'PTSD evening', listed }] }, 'wellness'),
      // Nobody can tell any more what it was about.
      ...shown({ joinedEvents: [{ id: 'gone', title: 'PTSD morning', listed }] }),
    ]);
    for (const word of ['PTSD', 'Trauma', 'Behavioral', 'Ward', 'GI Bill']) expect(text).not.toContain(word);
    expect(text).toContain('Event by Tidewater Works');
    expect(text).toContain('A date you saved');
  });

  test('leaves out what is off, what is long over, and events without a time', () => {
    for (const status of ['declined', 'expired', 'cancelled', 'missed'] as const)
      expect(shown({ bookings: [{ ...booking, status }] })).toHaveLength(2);
    expect(shown({ bookings: [{ ...booking, status: 'requested' }] })[1]).toMatchObject({
      status: 'tentative',
    });
    expect(shown({ createdEvents: [{ ...own, date: '2026-01-08' }] })).toHaveLength(2);
    expect(shown({ joinedEvents: [{ id: 'fair', title: 'Canceled' }] })).toHaveLength(2);
  });

  test('is in the person’s language, and says how often to read it', () => {
    const entries = subscribedEntries(world, { listings: [], now, language: 'es' });
    const text = calendarText(entries, { now, language: 'es', readEvery: 3_600 });
    expect(text).toContain('SUMMARY:Cita con Harbor Clinic');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });
});
