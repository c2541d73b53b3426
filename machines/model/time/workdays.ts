import { addDays, isWeekend, weekdayOf } from './zoned.ts';
import type { Day } from './zoned.ts';

/**
 * Federal holidays: name and date. For those on a certain weekday, the weekday, and the earliest possible date.
 */
const holidays: readonly (readonly [name: string, date: string, weekday?: number])[] = [
  ['New Year’s Day', '01-01'],
  ['Martin Luther King Jr. Day', '01-15', 1],
  ['Washington’s Birthday', '02-15', 1],
  ['Memorial Day', '05-25', 1],
  ['Juneteenth', '06-19'],
  ['Independence Day', '07-04'],
  ['Labor Day', '09-01', 1],
  ['Columbus Day', '10-08', 1],
  ['Veterans Day', '11-11'],
  ['Thanksgiving Day', '11-22', 4],
  ['Christmas Day', '12-25'],
];

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observedOn(date: Day, weekday?: number): Day {
  const falls = weekdayOf(date);
  if (weekday !== undefined) return addDays(date, (weekday - falls + 7) % 7);
  return addDays(date, falls === 6 ? -1 : Number(falls === 0));
}

/** The observed federal holidays between two days, in order (5 U.S.C. 6103). */
export function federalHolidays(from: Day, to: Day): { name: string; day: Day }[] {
  const found = [];
  // New Year's Day may be observed in the year before.
  for (let year = Number.parseInt(from, 10); year <= Number.parseInt(to, 10) + 1; year += 1)
    for (const [name, date, weekday] of holidays) {
      const day = observedOn(`${year}-${date}`, weekday);
      if (from <= day && day <= to) found.push({ name, day });
    }
  return found;
}
export const isFederalHoliday = (day: Day): boolean => federalHolidays(day, day).length > 0;

/** The day itself if it is a workday, else the next workday. */
export const workdayFrom = (day: Day): Day =>
  isWeekend(day) || isFederalHoliday(day) ? workdayFrom(addDays(day, 1)) : day;
