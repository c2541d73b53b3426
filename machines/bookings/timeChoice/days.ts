import { addDays, dayIn, hourIn, weekdayOf } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';

/** A time at which a visit can be booked. ISO 8601 in UTC. */
export interface OfferedTime {
  start: string;
  end: string;
}

/** How far ahead times are offered. */
export const daysAhead = 62;

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Noon, and when the evening begins. */
const noonHour = 12;
const eveningHour = 17;

const partOf = (hour: number): DayPart =>
  hour < noonHour ? 'morning' : hour < eveningHour ? 'afternoon' : 'evening';

/** The day of a time where the reader is. */
export const dayOfTime = ({ start }: OfferedTime, timeZone: string): Day =>
  dayIn(timeZone, Date.parse(start));

/** The Sunday on or before a day. */
export const weekOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** How many times each day of a week has, Sunday first. */
export function daysOfWeek(week: Day, times: readonly OfferedTime[], timeZone: string) {
  const counts = Map.groupBy(times, (time) => dayOfTime(time, timeZone));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(week, index);
    return { day, count: counts.get(day)?.length ?? 0 };
  });
}

/** The times of a day by its parts; parts without any are left out. */
export function timesOfDay(day: Day | null, times: readonly OfferedTime[], timeZone: string) {
  const onDay = times.filter((time) => dayOfTime(time, timeZone) === day);
  return dayParts.flatMap((part) => {
    const found = onDay.filter(({ start }) => partOf(hourIn(timeZone, Date.parse(start))) === part);
    return found.length === 0 ? [] : [{ part, times: found }];
  });
}
