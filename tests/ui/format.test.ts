import { globSync, readFileSync } from 'node:fs';
import { formatElapsed } from '../../ui/screens/portal/work/workTime.ts';
import {
  clockTime,
  formatDuration,
  dayLabel,
  exactInstant,
  formatNumber,
  relativeTime,
} from '../../ui/screens/format.ts';
import { formatUtcDay, localeDate, monthLabel } from '../../ui/screens/dates.ts';
import { slotTime } from '../../ui/screens/system/parts/appointmentTime.ts';
import { describe, expect, test } from 'vitest';

const chicago = { locale: 'en-US', timeZone: 'America/Chicago' };
const berlin = { locale: 'de-DE', timeZone: 'Europe/Berlin' };
const spanish = { locale: 'es-US' };
/** It is already the next day in Berlin. */
const evening = '2026-11-20T23:30:00.000Z';
const intl = { ...chicago, now: Date.parse('2026-11-21T14:27:00Z') };
const before = (seconds: number) => new Date(intl.now - seconds * 1000).toISOString();

describe('times in the reader’s locale and time zone', () => {
  test('a date follows locale and time zone', () => {
    expect(localeDate(evening, chicago)).toBe('11/20/2026');
    expect(localeDate(evening, berlin)).toBe('21.11.2026');
  });

  test('times of day have minutes and AM or PM', () => {
    expect(clockTime(evening, chicago)).toBe('5:30 PM');
    expect(clockTime('2026-11-20T14:00:00Z', chicago)).toBe('8:00 AM');
    expect(clockTime(evening, berlin)).toBe('00:30');
    expect(clockTime(evening, { ...chicago, locale: 'es-US' })).toBe('5:30 p.\u00a0m.');
  });

  test('a slot is stored in English and shown in the language of the page', () => {
    expect(['9:00 AM', '12:00 PM', '4:30 PM'].map((time) => slotTime(time, chicago))).toEqual([
      '9:00 AM',
      '12:00 PM',
      '4:30 PM',
    ]);
    expect(slotTime('9:00 AM', spanish)).toBe('9:00 a.\u00a0m.');
    expect(slotTime('12:30 AM', spanish)).toBe('12:30 a.\u00a0m.');
    expect(slotTime('12:00 PM', spanish)).toBe('12:00 p.\u00a0m.');
    expect(slotTime('4:30 PM', berlin)).toBe('16:30');
    expect(slotTime('noon', spanish)).toBe('noon');
  });

  test('an exact time has its weekday and time zone', () => {
    expect(exactInstant(evening, chicago)).toBe('Friday, November 20, 2026 at 5:30 PM CST');
  });
});

describe('relative time', () => {
  test.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [59 * 60 + 59, '59 minutes ago'],
    [3600, '1 hour ago'],
    [24 * 3600 - 1, '23 hours ago'],
    [24 * 3600, 'yesterday'],
    [29 * 24 * 3600, '29 days ago'],
    [30 * 24 * 3600, 'last month'],
    [365 * 24 * 3600, 'last year'],
  ])('%i seconds ago is formatted as %s', (seconds, words) => {
    expect(relativeTime(before(seconds), intl)).toBe(words);
  });

  test('a time in the future, from a clock ahead of ours, is "now"', () => {
    expect(relativeTime(before(-90), intl)).toBe('now');
  });
});

test('days of a range are UTC days for every reader', () => {
  expect(dayLabel('2026-11-21', chicago)).toBe('Nov 21');
  expect(dayLabel('2026-11-21', chicago, true)).toBe('Nov 21, 2026');
});

test('months and days without a time zone are UTC', () => {
  expect(monthLabel('2026-05-31T23:30:00Z', { locale: 'en-US' })).toBe('May 2026');
  expect(formatUtcDay('2026-11-21T23:30:00Z', { locale: 'en-US' })).toBe('November 21, 2026');
});

test('numbers have the locale’s grouping', () => {
  expect(formatNumber(1284, chicago)).toBe('1,284');
  expect(formatNumber(1284, berlin)).toBe('1.284');
});

test('a wait is counted in seconds, then in minutes and seconds', () => {
  expect([formatDuration(0), formatDuration(59), formatDuration(60), formatDuration(125)]).toEqual([
    '0 s',
    '59 s',
    '1 min 0 s',
    '2 min 5 s',
  ]);
});

test.each([
  [20, 'now'],
  [86_400, '1 day ago'],
  [7_200, '2 hours ago'],
])('%i seconds as a formatDuration: %s', (seconds, words) => {
  expect(relativeTime(before(seconds), intl, 'always')).toBe(words);
});

test('no product text formats relative time in another style', () => {
  const sources = globSync(['ui/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}', 'machines/**/*.{ts,tsx}'], {
    exclude: (path) => path.includes('node_modules') || path.includes('dist'),
  });
  expect(sources.length).toBeGreaterThan(500);
  const other =
    /\bstyle: '(?:narrow|short)'|relative\w+\(.*'(?:narrow|short)'|\b\d+ ?(?:m|h|min|hrs?|d|w) ago\b/;
  const found = sources.filter((path) => other.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
  for (const bad of ['4m ago', "relativeTime(at, reader, 'narrow')", "{ style: 'short' }"])
    expect(other.test(bad)).toBe(true);
});

test('no product text formats a time of day in another style', () => {
  const other = /\d ?([ap]\.m\.|[ap]m\b)|\b\d{1,2} [AP]M\b(?<!:\d\d [AP]M)/;
  const sources = globSync(['machines/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'], {
    exclude: (path) => path.includes('node_modules') || path.endsWith('dist'),
  });
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((path) => other.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
  for (const bad of ['5 p.m.', '5:30 p.m.', '5:30pm', '5 PM']) expect(other.test(bad)).toBe(true);
  expect(other.test('5:30 PM')).toBe(false);
});

describe('elapsed', () => {
  const now = Date.parse('2026-03-04T12:00:00Z');
  const since = (ms: number, locale = 'en-US') =>
    formatElapsed(new Date(now - ms).toISOString(), { locale, now });
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

  test.each([
    [30_000, '1 minute'],
    [5 * minute, '5 minutes'],
    [hour, '1 hour'],
    [9 * day, '9 days'],
    [70 * day, '2 months'],
    [800 * day, '2 years'],
  ])('%d ms is %j', (ms, text) => expect(since(ms).text).toBe(text));

  test('has number and unit apart, in the language of the reader', () => {
    expect(since(9 * day)).toEqual({ text: '9 days', count: '9', unit: 'days' });
    expect(since(9 * day, 'es-US')).toEqual({ text: '9 días', count: '9', unit: 'días' });
  });
});
