import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { calendarText } from '@vetsync/machines/model/calendarFile';
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
