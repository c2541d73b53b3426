import { globSync, readFileSync } from 'node:fs';
import { formatElapsed } from '../../ui/screens/portal/work/workTime.ts';
import { formatDuration, formatNumber } from '../../ui/screens/format.ts';
import { describe, expect, test } from 'vitest';
import {
  clockTime,
  dateText,
  exactTime,
  inDays,
  shortDate,
  slotTime,
  timeAgo,
  weekdayDate,
} from '../../ui/screens/dates.ts';
import { exactSpan, monthText, relativeTime } from '../../ui/screens/moreDates.ts';

const chicago = { locale: 'en-US', timeZone: 'America/Chicago' };
const berlin = { locale: 'de-DE', timeZone: 'Europe/Berlin' };
const spanish = { locale: 'es-US' };
/** It is already the next day in Berlin. */
const evening = '2026-11-20T23:30:00.000Z';
const intl = { ...chicago, now: Date.parse('2026-11-21T14:27:00Z') };
const before = (seconds: number) => new Date(intl.now - seconds * 1000).toISOString();

describe('times in the reader’s locale and time zone', () => {
  test('a date has the name of its month', () => {
    expect(dateText(evening, chicago)).toBe('Nov 20, 2026');
    expect(dateText(evening, berlin)).toBe('21. Nov. 2026');
    expect(dateText(evening, { ...chicago, locale: 'es-US' })).toBe('20 nov 2026');
    expect(dateText('2026-11-20', berlin)).toBe('20. Nov. 2026');
  });

  test('another year is written, this one is not', () => {
    expect(shortDate(evening, intl)).toBe('Nov 20');
    expect(weekdayDate('2025-11-20', intl)).toBe('Thu, Nov 20, 2025');
    expect(weekdayDate('2026-11-20', intl)).toBe('Fri, Nov 20');
    expect(weekdayDate('2026-11-20', { ...intl, locale: 'es-US' })).toBe('vie 20 nov');
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
    expect(exactTime(evening, intl)).toBe('Fri, Nov 20, 5:30 PM CST');
    expect(exactTime(evening, { ...intl, locale: 'es-US' })).toBe('vie 20 nov, 5:30 p.\u00a0m. CST');
    expect(exactSpan(evening, '2026-11-21T01:00:00Z', intl)).toBe('Fri, Nov 20, 5:30 PM – 7:00 PM CST');
  });
});

describe('relative time', () => {
  test.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [59 * 60 + 59, '59 minutes ago'],
    [3600, '1 hour ago'],
    [8 * 3600, '8 hours ago'],
    [9 * 3600, 'yesterday'],
    [32 * 3600, 'yesterday'],
    [33 * 3600, 'Nov 19'],
    [365 * 24 * 3600, 'Nov 21, 2025'],
  ])('%i seconds ago is formatted as %s', (seconds, words) => {
    expect(relativeTime(before(seconds), intl)).toBe(words);
  });

  test('a time in the future, from a clock ahead of ours, is “just now”', () => {
    expect(relativeTime(before(-90), intl)).toBe('just now');
    expect(relativeTime(before(-90), { ...intl, locale: 'es-US' })).toBe('ahora mismo');
  });

  test('a day has no hours', () => {
    expect(relativeTime('2026-11-21', intl)).toBe('today');
    expect(relativeTime('2026-11-20', intl)).toBe('yesterday');
    expect(relativeTime('2026-11-03', { ...intl, locale: 'es-US' })).toBe('el 3 nov');
  });

  test('a sample activity counts days on', () => {
    expect([20, 7_200, 86_400].map((seconds) => timeAgo(before(seconds), intl))).toEqual([
      'just now',
      '2 hours ago',
      '1 day ago',
    ]);
  });
});

test('a day far ahead or long ago is told in years', () => {
  expect([0, 13, 729, 730, 2_831, -800].map((days) => inDays(days, chicago))).toEqual([
    'today',
    'in 13 days',
    'in 729 days',
    'in 2 years',
    'in 7 years',
    '2 years ago',
  ]);
  expect(inDays(2_831, spanish)).toBe('dentro de 7 años');
});

test('days of a range are UTC days for every reader', () => {
  expect(shortDate('2026-11-21', chicago)).toBe('Nov 21');
  expect(dateText('2026-11-21', chicago)).toBe('Nov 21, 2026');
});

test('months and days without a time zone are UTC', () => {
  expect(monthText('2026-05-31T23:30:00Z', { locale: 'en-US' })).toBe('May 2026');
  expect(dateText('2026-11-21', { locale: 'en-US' })).toBe('Nov 21, 2026');
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

/** Who else formats a date, and why. */
const formatters = {
  'machines/model/letters/letter.ts': 'emails, which ui does not make',
  'machines/model/time/calendarDay.ts': 'whether a time zone exists',
  'machines/model/time/zoned.ts': 'what a clock shows in a zone',
  'machines/portal/model/tableCsv.ts': 'the day in the name of a file',
  'machines/portal/model/tableRows.ts': 'files for spreadsheets',
  'machines/portalAnalytics/model/analytics.ts': 'files for spreadsheets',
  'server/assistant/library/writing.ts': 'answers, which ui does not make',
  'server/leads/leadsDate.ts': 'files of spreadsheets',
  'ui/components/Calendar/calendarDays.ts': 'what a calendar says aloud',
  'ui/components/DateLeaf/DateLeaf.tsx': 'a drawing',
  'ui/screens/dates.ts': 'everything on a screen',
  'ui/screens/format.ts': 'the formatters themselves',
  'ui/screens/moreDates.ts': 'what the first screen doesn’t need',
};

test('dates and times are written in one place', () => {
  const sources = globSync(['{ui,app,machines,server}/**/*.{ts,tsx}'], {
    exclude: (path) => path.includes('node_modules') || path.includes('dist'),
  });
  const formats = /new Intl\.DateTimeFormat\(|toLocale(Date|Time)String|\bdateFormat\(/;
  const found = sources.filter((path) => formats.test(readFileSync(path, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(formatters));
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
