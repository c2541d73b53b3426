import { expect, test } from 'vitest';
import type { CalendarEntry } from '@vetsync/machines/model/time';
import { calendarText } from '../../app/services/browser/calendarFile.ts';

const entry: CalendarEntry = {
  id: 'appointment-A1',
  title: 'Routine Check-up with Dr. Renata Ellison',
  start: '2026-03-09T14:00:00.000Z',
  end: '2026-03-09T14:30:00.000Z',
  location: 'Barton Bend Veterans Clinic, Austin',
  description: 'Line one\nLine two',
  status: 'confirmed',
};
const now = Date.parse('2026-03-04T16:15:00Z');
const unfolded = (more: Partial<CalendarEntry> = {}) =>
  calendarText({ ...entry, ...more }, now)
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('writes an entry in UTC with a stable id', () => {
  const lines = unfolded();
  for (const line of [
    'BEGIN:VCALENDAR',
    'PRODID:-//VetSync//VetSync//EN',
    'VERSION:2.0',
    'UID:appointment-A1@vetsync',
    'DTSTAMP:20260304T161500Z',
    'DTSTART:20260309T140000Z',
    'DTEND:20260309T143000Z',
    'LOCATION:Barton Bend Veterans Clinic\\, Austin',
    'DESCRIPTION:Line one\\nLine two',
    'STATUS:CONFIRMED',
    'END:VCALENDAR',
  ])
    expect(lines).toContain(line);
  expect(unfolded({ status: 'tentative' })).toContain('STATUS:TENTATIVE');
});

test('escapes user input', () => {
  const lines = unfolded({
    description: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:other; more, "quoted"',
  });
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
});

test('has no control characters but the ends of its lines', () => {
  const text = calendarText({ ...entry, title: 'Check\u0000-up\u0007', description: 'a\tb\u0085c\rd' }, now);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  expect(unfolded({ title: 'Check\u0000up' })).toContain('SUMMARY:Check up');
  expect(unfolded({ description: 'a\tb\rc' })).toContain('DESCRIPTION:a b\\nc');
});

test('folds lines at 75 octets', () => {
  const text = calendarText({ ...entry, description: 'Treviño 🎖️ '.repeat(60) }, now);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
