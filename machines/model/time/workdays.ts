import { addDays, isWeekend, weekdayOf } from './zoned.ts';
import type { Day } from './zoned.ts';

/**
 * Federal holidays: id and date. For those on a certain weekday, the weekday, and the earliest possible date.
 */
const holidays = [
  ['newYear', '01-01'],
  ['martinLutherKing', '01-15', 1],
  ['washington', '02-15', 1],
  ['memorial', '05-25', 1],
  ['juneteenth', '06-19'],
  ['independence', '07-04'],
  ['labor', '09-01', 1],
  ['columbus', '10-08', 1],
  ['veterans', '11-11'],
  ['thanksgiving', '11-22', 4],
  ['christmas', '12-25'],
] as const satisfies readonly (readonly [id: string, date: string, weekday?: number])[];
export type FederalHoliday = (typeof holidays)[number][0];

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observedOn(date: Day, weekday?: number): Day {
  const falls = weekdayOf(date);
  if (weekday !== undefined) return addDays(date, (weekday - falls + 7) % 7);
  return addDays(date, falls === 6 ? -1 : Number(falls === 0));
}

/** The observed federal holidays between two days, in order (5 U.S.C. 6103). */
export function federalHolidays(from: Day, to: Day): { holiday: FederalHoliday; day: Day }[] {
  const found: { holiday: FederalHoliday; day: Day }[] = [];
  // New Year's Day may be observed in the year before.
  for (let year = Number.parseInt(from, 10); year <= Number.parseInt(to, 10) + 1; year += 1)
    for (const [holiday, date, weekday] of holidays) {
      const day = observedOn(`${year}-${date}`, weekday);
      if (from <= day && day <= to) found.push({ holiday, day });
    }
  return found;
}
export const isFederalHoliday = (day: Day): boolean => federalHolidays(day, day).length > 0;

/** The day itself if it is a workday, else the next workday. */
export const workdayFrom = (day: Day): Day =>
  isWeekend(day) || isFederalHoliday(day) ? workdayFrom(addDays(day, 1)) : day;
