import { isFederalHoliday } from '../../model/time/workdays.ts';
import { addDays, dayIn, minutesOf, offsetIn, weekdayOf } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import type { Calendar, VisitType } from './calendar.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A time range in epoch milliseconds, without its end. */
export interface Span {
  start: number;
  end: number;
}
/** A time at which a visit can be booked. */
export interface Slot extends Span {
  /** The wall time of the calendar, with its offset: `2026-11-01T01:30:00-05:00`. */
  local: string;
}

type CalendarRules = Pick<
  Calendar,
  'timeZone' | 'hours' | 'exceptions' | 'closedOnHolidays' | 'leadMinutes' | 'aheadDays'
>;
type VisitLength = Pick<VisitType, 'minutes' | 'every' | 'before' | 'after'>;

/** A time range in which a clock shows one time after the other: its wall time is the instant and the offset, in milliseconds. */
interface Stretch extends Span {
  offset: number;
}

const offsetMs = (timeZone: string, at: number) => offsetIn(timeZone, at) * minuteMs;

/** The day in a zone as the clock shows it: two stretches if the clock changes, else one. */
function stretchesOf(timeZone: string, day: Day): Stretch[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is further from UTC than a day.
  let [early, late] = [midnight - dayMs, midnight + 2 * dayMs];
  const [before, after] = [offsetMs(timeZone, early), offsetMs(timeZone, late)];
  const whole = (offset: number) => ({ start: midnight - offset, end: midnight + dayMs - offset, offset });
  if (before === after) return [whole(before)];
  while (late - early > minuteMs) {
    const middle = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs;
    if (offsetMs(timeZone, middle) === before) early = middle;
    else late = middle;
  }
  const [first, second] = [whole(before), whole(after)];
  return [
    { ...first, end: Math.min(first.end, late) },
    { ...second, start: Math.max(second.start, late) },
  ].filter(({ start, end }) => start < end);
}

/** The hours of a day, as the weekday or an exception has them. */
export function hoursOn(
  { hours, exceptions, closedOnHolidays }: Pick<CalendarRules, 'hours' | 'exceptions' | 'closedOnHolidays'>,
  day: Day,
): readonly { from: string; to: string }[] {
  const exception = exceptions.find((one) => one.day === day);
  if (exception) return exception.hours;
  if (closedOnHolidays && isFederalHoliday(day)) return [];
  const weekday = weekdayOf(day) || 7;
  return hours.filter((one) => one.weekday === weekday);
}

const wall = (ms: number) => new Date(ms).toISOString();
/** `2026-11-01T01:30:00-05:00`. */
function localTime(at: number, offset: number): string {
  return `${wall(at + offset).slice(0, 19)}${offset < 0 ? '-' : '+'}${wall(Math.abs(offset)).slice(11, 16)}`;
}

/** Start times within the hours of a day, whatever is booked. What a clock skips is no time, and what it repeats are two. */
function startsOf(
  stretches: readonly Stretch[],
  { day, from, to }: { day: Day; from: number; to: number },
  { minutes, every }: VisitLength,
): Slot[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const open = stretches
    .map(({ start, end, offset }) => ({
      start: Math.max(start, midnight + from * minuteMs - offset),
      end: Math.min(end, midnight + to * minuteMs - offset),
      offset,
    }))
    .filter(({ start, end }) => start < end);
  const step = (every ?? minutes) * minuteMs;
  return open.flatMap(({ start, end, offset }, at) => {
    const next = open[at + 1];
    // A visit may go on while the clock changes, if it is still open then.
    const until = next?.start === end ? next.end : end;
    const begin = midnight + from * minuteMs - offset;
    const found: Slot[] = [];
    for (let one = begin + Math.ceil((start - begin) / step) * step; one < end; one += step)
      if (one + minutes * minuteMs <= until)
        found.push({ start: one, end: one + minutes * minuteMs, local: localTime(one, offset) });
    return found;
  });
}

/** What a visit takes up of a calendar, with what stays free around it. */
export const blockedBy = (
  { before, after }: Pick<VisitType, 'before' | 'after'>,
  { start, end }: Span,
): Span => ({ start: start - before * minuteMs, end: end + after * minuteMs });

/**
 * The times at which a visit can be booked, in order.
 *
 * @param taken What is taken of the calendar, with what stays free around it.
 * @param range.from Epoch milliseconds, as the others. The first start that counts; `to` is the first one that doesn't.
 */
export function slotsOf(
  calendar: CalendarRules,
  visit: VisitLength,
  taken: readonly Span[],
  { from, to, now }: { from: number; to: number; now: number },
): Slot[] {
  const { timeZone, leadMinutes, aheadDays } = calendar;
  const earliest = Math.max(from, now + leadMinutes * minuteMs);
  const latest = Math.min(to, now + aheadDays * dayMs);
  if (earliest >= latest) return [];
  const busy = taken.toSorted((one, other) => one.start - other.start);
  const slots = new Map<number, Slot>();
  const lastDay = dayIn(timeZone, latest - 1);
  for (let day = dayIn(timeZone, earliest); day <= lastDay; day = addDays(day, 1)) {
    const hours = hoursOn(calendar, day);
    if (hours.length === 0) continue;
    const stretches = stretchesOf(timeZone, day);
    for (const one of hours) {
      const window = { day, from: minutesOf(one.from), to: minutesOf(one.to) };
      for (const slot of startsOf(stretches, window, visit)) {
        const blocked = blockedBy(visit, slot);
        const isFree = !busy.some(({ start, end }) => start < blocked.end && blocked.start < end);
        if (slot.start >= earliest && slot.start < latest && isFree) slots.set(slot.start, slot);
      }
    }
  }
  return [...slots.values()].toSorted((one, other) => one.start - other.start);
}

/** The most days of one answer. */
export const slotDaysMax = 35;
