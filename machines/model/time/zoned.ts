/** A day as `YYYY-MM-DD`. */
export type Day = string;

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Whole days from one to another, negative backwards. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes longer than a hundred calls. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Local time in `timeZone` (IANA name) at `at` (epoch milliseconds), as if it were UTC. */
function shownIn(timeZone: string, at: number): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** Offset from UTC in minutes, including daylight saving time; west is negative. */
export const offsetIn = (timeZone: string, at: number): number =>
  Math.round((shownIn(timeZone, at) - at) / minuteMs);

/** The local day at `at` (epoch milliseconds). */
export const dayIn = (timeZone: string, at: number): Day =>
  new Date(shownIn(timeZone, at)).toISOString().slice(0, 10);

/** Local time of day: `18:30`. */
export const timeIn = (timeZone: string, at: number): string =>
  new Date(shownIn(timeZone, at)).toISOString().slice(11, 16);

/** Local hour of the day, 0 to 23. */
export const hourIn = (timeZone: string, at: number): number => new Date(shownIn(timeZone, at)).getUTCHours();

/**
 * The moment, in epoch milliseconds, of the local time `minutes` after midnight of `day`. A time that is skipped in spring
 * is moved later by the skipped time; of a repeated time in fall, the first is used.
 */
export function momentIn(timeZone: string, day: Day, minutes: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const before = shown - offsetIn(timeZone, shown - dayMs) * minuteMs;
  const after = shown - offsetIn(timeZone, shown + dayMs) * minuteMs;
  const [early, late] = before < after ? [before, after] : [after, before];
  return shownIn(timeZone, early) === shown ? early : shownIn(timeZone, late) === shown ? late : before;
}

/** Adds days; a negative `count` subtracts. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
export const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day));

/** Formats a time of day: `14:30` is `2:30 PM`. */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `18:30` as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
