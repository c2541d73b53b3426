import { addDays, isWeekend, weekdayOf } from './zoned.ts';
import type { Day } from './zoned.ts';

/** Federal holidays by their date: month and day. */
const fixed = [
  ['New Year’s Day', '01-01'],
  ['Juneteenth', '06-19'],
  ['Independence Day', '07-04'],
  ['Veterans Day', '11-11'],
  ['Christmas Day', '12-25'],
] as const;
/** Federal holidays by weekday: the first day of the month on which they may fall, and their weekday. */
const floating = [
  ['Martin Luther King Jr. Day', '01-15', 1],
  ['Washington’s Birthday', '02-15', 1],
  ['Memorial Day', '05-25', 1],
  ['Labor Day', '09-01', 1],
  ['Columbus Day', '10-08', 1],
  ['Thanksgiving Day', '11-22', 4],
] as const;

/** One on a Saturday is observed on the Friday before it, one on a Sunday on the Monday after it. */
const observed = (day: Day): Day =>
  addDays(day, ({ 0: 1, 6: -1 } as Record<number, number>)[weekdayOf(day)] ?? 0);

const ofYear = (year: number) => [
  ...fixed.map(([name, date]) => ({ name, day: observed(`${year}-${date}`) })),
  ...floating.map(([name, date, weekday]) => {
    const first = `${year}-${date}`;
    return { name, day: addDays(first, (weekday - weekdayOf(first) + 7) % 7) };
  }),
];

/** The federal holidays from one day to another, as they are observed, soonest first (5 U.S.C. 6103). */
export function federalHolidays(from: Day, to: Day): { name: string; day: Day }[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4)) + 1];
  // New Year's Day may be observed in the year before it.
  return Array.from({ length: last - first + 1 }, (_, at) => ofYear(first + at))
    .flat()
    .filter(({ day }) => from <= day && day <= to)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
export const isFederalHoliday = (day: Day): boolean => federalHolidays(day, day).length > 0;

/** The day itself if it is a workday, else the next one after it. */
export const workdayFrom = (day: Day): Day =>
  isWeekend(day) || isFederalHoliday(day) ? workdayFrom(addDays(day, 1)) : day;
