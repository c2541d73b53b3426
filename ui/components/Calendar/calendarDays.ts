import { CalendarDate } from '@internationalized/date';

/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** The first and last day of a range, both included. */
export interface DayRange {
  start: Day;
  end: Day;
}

/** Notes about single days. */
export type DayNotes = Readonly<Record<Day, string>>;

/** Day of the week; 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days that can't be chosen, and the reason. Listed one by one, by weekday, or both. */
export interface UnavailableDays {
  reason: string;
  weekdays?: readonly Weekday[];
  days?: readonly Day[];
}

const wellFormed = /^\d{4}-\d\d-\d\d$/;

/** Null for anything that isn't a day, such as '' or February 30. */
export function parseDay(day: Day | null | undefined): CalendarDate | null {
  if (!day || !wellFormed.test(day)) return null;
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number];
  const date = new CalendarDate(year, month, dayOfMonth);
  // The library takes February 30 for the last day of February.
  return date.toString() === day ? date : null;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** Somebody who writes two digits of a year means the year nearest to today. */
export function withFullYear(day: Day, today: Day): Day {
  const [year, now] = [yearOf(day), yearOf(today)];
  if (year > 99) return day;
  const distance = (full: number) => Math.abs(full - now);
  const century = now - (now % 100);
  const [nearest = year] = [century - 100, century, century + 100]
    .map((start) => start + year)
    .toSorted((a, b) => distance(a) - distance(b));
  return `${String(nearest).padStart(4, '0')}${day.slice(4)}`;
}

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Why a day can't be chosen, or null if it can. The first matching reason wins. */
export function whyUnavailable(day: Day, unavailable: readonly UnavailableDays[]): string | null {
  const weekday = noon(day).getUTCDay() as Weekday;
  const applies = ({ weekdays, days }: UnavailableDays) => weekdays?.includes(weekday) || days?.includes(day);
  return unavailable.find(applies)?.reason ?? null;
}

/** `Saturday, November 28` */
export const longDay = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }).format(
    noon(day),
  );

/** `November 2026` and shorter ways to write it. `month` as `2026-11`. */
export const monthText = (month: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noon(`${month}-15`));
