import { blockedBy, slotsOf } from '@vetsync/machines/bookings/model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type Rules = Parameters<typeof slotsOf>[0];
type Length = Parameters<typeof slotsOf>[1];

const open: Rules = {
  timeZone: 'America/Chicago',
  hours: [],
  exceptions: [],
  closedOnHolidays: false,
  leadMinutes: 0,
  aheadDays: 365,
};
const visit: Length = { minutes: 30, every: null, before: 0, after: 0 };
const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const at = (time: string) => Date.parse(time);
const range = (from: string, to: string) => ({ from: at(from), to: at(to), now: at(from) - dayMs });
const locals = (...asked: Parameters<typeof slotsOf>) => slotsOf(...asked).map(({ local }) => local);

/** What a clock in a zone shows, by Intl alone: `2026-03-08 01:30`. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (ms: number) => format.format(ms);
}
const minutesOfDay = (clock: string) => Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The same rule, minute by minute: each minute of a visit has to be within the same hours of the same day. */
function modelSlots(
  { timeZone, hours, exceptions, leadMinutes, aheadDays }: Rules,
  { minutes, every, before, after }: Length,
  taken: readonly { start: number; end: number }[],
  { from, to, now }: { from: number; to: number; now: number },
): number[] {
  const clock = clockIn(timeZone);
  const known = new Map<number, string>();
  const shown = (ms: number) => known.get(ms) ?? known.set(ms, clock(ms)).get(ms)!;
  const windowsOn = (day: string) =>
    exceptions.find((one) => one.day === day)?.hours ??
    hours.filter(({ weekday }) => weekday === (new Date(`${day}T00:00Z`).getUTCDay() || 7));
  const found: number[] = [];
  for (let start = from; start < to; start += minuteMs) {
    if (start < now + leadMinutes * minuteMs || start >= now + aheadDays * dayMs) continue;
    const day = shown(start).slice(0, 10);
    const fits = windowsOn(day).some((window) => {
      const [first, end] = [minutesOfTime(window.from), minutesOfTime(window.to)];
      const isWithin = (ms: number) =>
        shown(ms).startsWith(day) && minutesOfDay(shown(ms)) >= first && minutesOfDay(shown(ms)) < end;
      if (!isWithin(start) || (minutesOfDay(shown(start)) - first) % (every ?? minutes) !== 0) return false;
      for (let minute = 0; minute < minutes; minute += 1)
        if (!isWithin(start + minute * minuteMs)) return false;
      return true;
    });
    const isFree = !taken.some(
      (one) => one.start < start + (minutes + after) * minuteMs && start - before * minuteMs < one.end,
    );
    if (fits && isFree) found.push(start);
  }
  return found;
}

test('offers what fits into the hours of a day', () => {
  const calendar = { ...open, hours: [{ weekday: 1, from: '09:00', to: '10:15' }] };
  expect(slotsOf(calendar, visit, [], range('2026-12-06T06:00Z', '2026-12-13T06:00Z'))).toEqual([
    { start: at('2026-12-07T15:00Z'), end: at('2026-12-07T15:30Z'), local: '2026-12-07T09:00:00-06:00' },
    { start: at('2026-12-07T15:30Z'), end: at('2026-12-07T16:00Z'), local: '2026-12-07T09:30:00-06:00' },
  ]);
});

test('begins as often as the visit type says', () => {
  const calendar = { ...open, hours: [{ weekday: 1, from: '09:00', to: '10:00' }] };
  const asked = range('2026-12-06T06:00Z', '2026-12-13T06:00Z');
  expect(locals(calendar, { ...visit, every: 15 }, [], asked).map((one) => one.slice(11, 16))).toEqual([
    '09:00',
    '09:15',
    '09:30',
  ]);
});

test('takes the hours of an exception instead of those of its weekday', () => {
  const exceptions = [
    { day: '2026-12-07', hours: [] },
    { day: '2026-12-08', hours: [{ from: '18:00', to: '18:30' }] },
  ];
  const calendar = { ...open, hours: everyDay('09:00', '09:30'), exceptions };
  expect(locals(calendar, visit, [], range('2026-12-07T06:00Z', '2026-12-10T06:00Z'))).toEqual([
    '2026-12-08T18:00:00-06:00',
    '2026-12-09T09:00:00-06:00',
  ]);
});

test('is closed on federal holidays, unless it says otherwise or has hours for that day', () => {
  const calendar = { ...open, hours: everyDay('09:00', '09:30') };
  const asked = range('2026-12-25T06:00Z', '2026-12-26T06:00Z');
  const exceptions = [{ day: '2026-12-25', hours: [{ from: '10:00', to: '10:30' }] }];
  expect(locals(calendar, visit, [], asked)).toHaveLength(1);
  expect(locals({ ...calendar, closedOnHolidays: true }, visit, [], asked)).toEqual([]);
  expect(locals({ ...calendar, closedOnHolidays: true, exceptions }, visit, [], asked)).toEqual([
    '2026-12-25T10:00:00-06:00',
  ]);
});

test('keeps the time before and after a visit free', () => {
  const calendar = { ...open, hours: everyDay('09:00', '11:00') };
  const asked = range('2026-12-07T06:00Z', '2026-12-08T06:00Z');
  const taken = [{ start: at('2026-12-07T16:00Z'), end: at('2026-12-07T16:30Z') }];
  expect(locals(calendar, visit, taken, asked)).toHaveLength(3);
  expect(locals(calendar, { ...visit, before: 10, after: 10 }, taken, asked)).toEqual([
    '2026-12-07T09:00:00-06:00',
  ]);
  expect(blockedBy({ before: 10, after: 5 }, taken[0]!)).toEqual({
    start: at('2026-12-07T15:50Z'),
    end: at('2026-12-07T16:35Z'),
  });
});

test('offers nothing sooner than its lead, or further ahead than it allows', () => {
  const calendar = { ...open, hours: everyDay('00:00', '24:00'), leadMinutes: 90, aheadDays: 1 };
  const now = at('2026-12-07T15:00Z');
  const starts = slotsOf(calendar, visit, [], { from: now, to: now + 10 * dayMs, now }).map(
    ({ start }) => start,
  );
  expect([starts[0], starts.at(-1)]).toEqual([now + 90 * minuteMs, now + dayMs - 30 * minuteMs]);
  expect(slotsOf(calendar, visit, [], { from: now, to: now, now })).toEqual([]);
});

test('skips the hour that a clock skips, and offers both of one that comes twice', () => {
  const calendar = { ...open, hours: everyDay('00:00', '04:00') };
  const hourly = { ...visit, minutes: 60 };
  expect(locals(calendar, hourly, [], range('2026-03-08T06:00Z', '2026-03-09T05:00Z'))).toEqual([
    '2026-03-08T00:00:00-06:00',
    '2026-03-08T01:00:00-06:00',
    '2026-03-08T03:00:00-05:00',
  ]);
  expect(locals(calendar, hourly, [], range('2026-11-01T05:00Z', '2026-11-02T06:00Z'))).toEqual([
    '2026-11-01T00:00:00-05:00',
    '2026-11-01T01:00:00-05:00',
    '2026-11-01T01:00:00-06:00',
    '2026-11-01T02:00:00-06:00',
    '2026-11-01T03:00:00-06:00',
  ]);
});

const zones = [
  'America/New_York',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Pacific/Guam',
] as const;

test.for(zones.flatMap((timeZone) => ['2026-03-08', '2026-11-01'].map((day) => [timeZone, day] as const)))(
  'offers each time of a whole day that the clock shows: %s on %s',
  ([timeZone, day]) => {
    const calendar = { ...open, timeZone, hours: everyDay('00:00', '24:00') };
    const asked = { from: at(`${day}T00:00Z`) - dayMs, to: at(`${day}T00:00Z`) + 2 * dayMs, now: 0 };
    const quarters = { ...visit, minutes: 15 };
    const slots = slotsOf({ ...calendar, aheadDays: 100_000 }, quarters, [], asked).filter(({ local }) =>
      local.startsWith(day),
    );
    const shown = clockIn(timeZone);
    const wanted: number[] = [];
    for (let ms = asked.from; ms < asked.to; ms += 15 * minuteMs)
      if (shown(ms).startsWith(day) && shown(ms + 14 * minuteMs).startsWith(day)) wanted.push(ms);
    expect(slots.map(({ start }) => start)).toEqual(wanted);
    for (const { start, local } of slots) {
      expect(Date.parse(local)).toBe(start);
      expect(local.slice(0, 16).replace('T', ' ')).toBe(shown(start));
    }
  },
);

const time = fc
  .integer({ min: 0, max: 96 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const window = fc
  .tuple(time, time)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));
/** Around the days on which clocks change, and days on which none does. */
const someStart = fc
  .constantFrom('2026-03-07', '2026-10-31', '2026-06-15')
  .chain((day) =>
    fc.integer({ min: 0, max: 24 * 60 }).map((minute) => at(`${day}T00:00Z`) + minute * minuteMs),
  );

test('agrees with a model that looks at each minute', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones, 'Australia/Lord_Howe', 'America/Santiago'),
      fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), window).map(([weekday, hours]) => ({ weekday, ...hours })),
        { minLength: 1, maxLength: 10 },
      ),
      fc.array(fc.tuple(fc.constantFrom('2026-03-08', '2026-11-01'), fc.array(window, { maxLength: 2 })), {
        maxLength: 1,
      }),
      fc.record({
        minutes: fc.integer({ min: 5, max: 120 }),
        every: fc.option(fc.integer({ min: 5, max: 60 })),
        before: fc.integer({ min: 0, max: 30 }),
        after: fc.integer({ min: 0, max: 30 }),
      }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 * 24 * 60 }), fc.integer({ min: 5, max: 90 })), {
        maxLength: 6,
      }),
      someStart,
      fc.record({ leadMinutes: fc.integer({ min: 0, max: 600 }), aheadDays: fc.integer({ min: 1, max: 3 }) }),
      (timeZone, hours, others, length, busy, from, limits) => {
        const exceptions = others.map(([day, ofDay]) => ({ day, hours: ofDay }));
        const calendar = { ...open, timeZone, hours, exceptions, ...limits };
        const taken = busy.map(([minute, long]) => ({
          start: from + minute * minuteMs,
          end: from + (minute + long) * minuteMs,
        }));
        const asked = { from, to: from + 2 * dayMs, now: from - 3 * hourMs };
        expect(slotsOf(calendar, length, taken, asked).map(({ start }) => start)).toEqual(
          modelSlots(calendar, length, taken, asked),
        );
      },
    ),
    { numRuns: 60, seed: 40 },
  );
}, 60_000);
