import type { IntlConfig } from '@vetsync/machines/system/model';
import { dateFormat, normalizeTime, relativeFormat, relativeUnits } from './format.ts';

/**
 * Dates and times of day, as docs/voice.md has them (`format.test.ts`). What the first screen doesn't need is in
 * `moreDates.ts`.
 */

export type InLanguage = Pick<IntlConfig, 'locale'>;
export type InZone = Pick<IntlConfig, 'locale' | 'timeZone'>;
/** With the present time, another year is written too. */
export type Where = InLanguage & Partial<Pick<IntlConfig, 'timeZone' | 'now'>>;

export const isSpanish = ({ locale }: InLanguage): boolean => locale.startsWith('es');
export const isDay = (value: string) => value.length === 10;

/** A day `2026-11-27` is the same for every reader; an instant is on a day of the reader's. */
export function write(value: string, { locale, timeZone }: Where, options: Intl.DateTimeFormatOptions) {
  const text = dateFormat(locale, { timeZone: isDay(value) ? 'UTC' : timeZone, ...options }).format(
    Date.parse(value),
  );
  return isSpanish({ locale }) ? text.replaceAll(' de ', ' ').replace(/^(\p{L}+),/u, '$1') : text;
}

const yearOf = (at: string, { timeZone }: Where) =>
  write(at, { locale: 'en-US', timeZone }, { year: 'numeric' });
const otherYear = (value: string, where: Where) =>
  where.now !== undefined && yearOf(value, where) !== yearOf(new Date(where.now).toISOString(), where)
    ? ({ year: 'numeric' } as const)
    : {};

const monthDay = { month: 'short', day: 'numeric' } as const;
const weekday = { weekday: 'short', ...monthDay } as const;
export const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** `Nov 27, 2026`, `27 nov 2026` */
export const dateText = (value: string, where: Where): string =>
  write(value, where, { ...monthDay, year: 'numeric' });

/** `Nov 27` */
export const shortDate = (value: string, where: Where): string =>
  write(value, where, { ...monthDay, ...otherYear(value, where) });

/** `Fri, Nov 27`, `vie 27 nov` */
export const weekdayDate = (value: string, where: Where): string =>
  write(value, where, { ...weekday, ...otherYear(value, where) });

/** `Fri, Nov 27, 9:30 AM CST` */
export const exactTime = (instant: string, where: Where & InZone): string =>
  normalizeTime(
    write(instant, where, { ...weekday, ...clock, ...otherYear(instant, where), timeZoneName: 'short' }),
    where,
  );

/** `9:30 AM` */
export const clockTime = (instant: string, where: InZone): string =>
  normalizeTime(write(instant, where, { timeStyle: 'short' }), where);

/** A time of day that is stored as `9:00 AM` or `14:30`. Another text is shown as it is. */
export function slotTime(time: string, { locale }: InLanguage): string {
  const [, hour, minutes, half] = /^(\d{1,2}):(\d{2})(?: ([AP])M)?$/.exec(time) ?? [];
  if (hour === undefined) return time;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return clockTime(new Date(Date.UTC(2000, 0, 1, hours, Number(minutes))).toISOString(), {
    locale,
    timeZone: 'UTC',
  });
}

/** The parts of a date that stand in the sun of a `Horizon`, or on a leaf of a calendar. */
export const leafDate = (value: string, where: Where) => ({
  weekday: write(value, where, { weekday: 'short' }),
  day: write(value, where, { day: 'numeric' }),
  month: write(value, where, { month: 'short' }),
});

/** The hour of an instant, 0 to 23. */
export const hourIn = (instant: string, { timeZone }: Pick<IntlConfig, 'timeZone'>): number =>
  Number(write(instant, { locale: 'en-GB', timeZone }, { hour: '2-digit' }));

/** `2 hours ago`, `1 day ago`, however long ago. What is ahead of the reader's clock is `just now`. */
export function timeAgo(instant: string, { locale, now }: Pick<IntlConfig, 'locale' | 'now'>): string {
  const seconds = Math.floor((now - Date.parse(instant)) / 1000);
  const unit = relativeUnits.find(([, least]) => seconds >= least);
  if (!unit) return isSpanish({ locale }) ? 'ahora mismo' : 'just now';
  return relativeFormat(locale, { numeric: 'always' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

const daysOfYear = 365;
/** `today`, `in 13 days`, `in 276 days`; from two years on `in 7 years`. */
export function inDays(days: number, { locale }: InLanguage): string {
  const years = Math.trunc(days / daysOfYear);
  const format = relativeFormat(locale, { numeric: 'auto' });
  return Math.abs(years) < 2 ? format.format(days, 'day') : format.format(years, 'year');
}

/** Name of a time zone: `Central Time`. */
export const zoneName = (timeZone: string, { locale }: InLanguage): string =>
  partOf('1970-01-01T00:00:00Z', { locale, timeZone }, 'longGeneric');
/** `MST` */
export const zoneShort = (instant: string, where: InZone): string => partOf(instant, where, 'short');
const partOf = (instant: string, { locale, timeZone }: InZone, timeZoneName: 'short' | 'longGeneric') =>
  dateFormat(locale, { timeZone, timeZoneName })
    .formatToParts(Date.parse(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
