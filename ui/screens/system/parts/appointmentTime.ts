import type { IntlConfig } from '@vetsync/machines/system/model';
import { clockTime, dateFormat, normalizeTime } from '../../format.ts';

type InLanguage = Pick<IntlConfig, 'locale'>;
type Where = Pick<IntlConfig, 'locale' | 'timeZone'>;

/** Formats a day `YYYY-MM-DD` as `Monday, March 9, 2026`. */
export const fullDay = (day: string, { locale }: InLanguage): string =>
  dateFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`));

/** `Mon, Mar 9` */
export const shortDay = (day: string, { locale }: InLanguage): string =>
  dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

/** The parts of a day that stand in the sun of a `Horizon`. */
export function sunDate(day: string, { locale }: InLanguage) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  };
}

/** Formats a time of day that is stored as `9:00 AM` or `14:30`. Another text is shown as it is. */
export function slotTime(time: string, { locale }: InLanguage): string {
  const [, hour, minutes, half] = /^(\d{1,2}):(\d{2})(?: ([AP])M)?$/.exec(time) ?? [];
  if (hour === undefined) return time;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  const at = Date.UTC(2000, 0, 1, hours, Number(minutes));
  return normalizeTime(dateFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }).format(at), { locale });
}

/** Formats a time of day `14:30` as `2:30 PM`. */
export const timeOfDay = (time: string, { locale }: InLanguage): string =>
  clockTime(`2000-01-01T${time}:00Z`, { locale, timeZone: 'UTC' });

/** Name of a time zone: `Central Time`. */
export const zoneName = (timeZone: string, { locale }: InLanguage): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** An instant in the reader's time zone: `Mon, Mar 9, 10:30 AM EDT`. */
export const readersTime = (instant: string, { locale, timeZone }: Where): string =>
  normalizeTime(
    dateFormat(locale, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(instant)),
    { locale },
  );

/** The date of an instant in the reader's time zone: `November 17, 2026`. */
export const readersDay = (instant: string, { locale, timeZone }: Where): string =>
  dateFormat(locale, { timeZone, dateStyle: 'long' }).format(new Date(instant));
