import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, test } from 'vitest';
import type { PersonBooking } from '@vetsync/machines/bookings/model';
import { calendarText } from '@vetsync/machines/model/calendarFile';
import { bookingEntry } from '@vetsync/machines/model/letters';
import type { CalendarEntry } from '@vetsync/machines/model/time';
import { offeredTimes } from '../../../stories/Screens/bookings/bookings.ts';

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
const textOf = (...entries: CalendarEntry[]) =>
  calendarText(entries, { now: Date.parse('2026-03-04T16:15:00Z'), language: 'en' });

/** What two parsers that know nothing of each other read. */
const parsers: Readonly<Record<string, (text: string) => object[]>> = {
  'ical.js': (text) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        title: event.summary,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        location: event.location ?? '',
        description: event.description ?? '',
        status: String(component.getFirstPropertyValue('status')).toLowerCase(),
      };
    }),
  'node-ical': (text) =>
    Object.values(sync.parseICS(text)).flatMap((event) =>
      event?.type === 'VEVENT'
        ? [
            {
              uid: event.uid,
              sequence: Number(event.sequence),
              title: event.summary,
              start: event.start.toISOString(),
              end: event.end?.toISOString(),
              location: event.location ?? '',
              description: event.description ?? '',
              status: event.status?.toLowerCase(),
            },
          ]
        : [],
    ),
};

describe.each(Object.entries(parsers))('%s reads', (_, read) => {
  test('what was written, in any words', () => {
    const entries: CalendarEntry[] = [
      entry,
      {
        ...entry,
        id: 'event-b',
        title: 'Treviño & Söhne; "drop-in", 100% free 🎖️',
        description: 'x; y, z\n'.repeat(40).trim(),
        location: '',
        status: 'tentative',
        sequence: 0,
      },
    ];
    expect(read(textOf(...entries))).toEqual(
      entries.map(({ id, ...one }) => ({ ...one, uid: `${id}@vetsync` })),
    );
  });

  test('no second entry in what somebody typed', () => {
    const typed = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:other; more, "quoted"';
    expect(read(textOf({ ...entry, title: typed, description: typed, location: typed }))).toHaveLength(1);
  });

  test('a calendar in which nothing is planned', () => {
    expect(read(textOf())).toEqual([]);
  });
});

// node-ical takes an escaped backslash before an n for the end of a line.
test('keeps backslashes', () => {
  const text = textOf({ ...entry, description: 'C:\\new \\, \\; \\' });
  expect(parsers['ical.js']!(text)).toMatchObject([{ description: 'C:\\new \\, \\; \\' }]);
});

const sent = (method: 'REQUEST' | 'CANCEL', one: PersonBooking) =>
  calendarText([bookingEntry(one, 'en')], {
    now: 0,
    language: 'en',
    sent: {
      method,
      from: { name: 'Tidewater, Inc.', email: 'mail@vetsync.example' },
      to: 'ana@example.org',
    },
  });

describe('what is sent by mail', () => {
  const booking: PersonBooking = {
    ...offeredTimes,
    status: 'confirmed',
    proposal: null,
    where: 'Dock 4',
    version: 3,
  };
  const methods: Readonly<Record<string, (text: string) => unknown>> = {
    'ical.js': (text) => new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('method'),
    'node-ical': (text) =>
      Object.values(sync.parseICS(text)).map((one) => one && Reflect.get(one, 'method'))[0],
  };

  test.each(Object.entries(parsers))('%s reads an invitation, and that it is off', (name, read) => {
    const [request, cancel] = [sent('REQUEST', booking), sent('CANCEL', { ...booking, version: 4 })];
    expect(methods[name]!(request)).toBe('REQUEST');
    expect(methods[name]!(cancel)).toBe('CANCEL');
    const uid = `booking-${booking.id}@vetsync`;
    expect(read(request)).toMatchObject([{ uid, sequence: 3, status: 'confirmed', location: 'Dock 4' }]);
    expect(read(cancel)).toMatchObject([{ uid, sequence: 4, status: 'cancelled' }]);
  });

  test('an appointment says with whom and when, and nothing else', () => {
    const text = sent('REQUEST', {
      ...booking,
      kind: 'appointment',
      title: 'Physical therapy',
      visitName: 'Knee',
    });
    expect(text).not.toMatch(/therapy|knee|dock/i);
    expect(text).toContain(booking.organizationName);
  });
});
