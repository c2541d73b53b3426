/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** Day of the week; 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days that can't be chosen, and the reason. Listed one by one, by weekday, or both. */
export interface UnavailableDays {
  reason: string;
  weekdays?: readonly Weekday[];
  days?: readonly Day[];
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
