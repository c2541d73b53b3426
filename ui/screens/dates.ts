import type { IntlConfig } from '@vetsync/machines/system/model';
import { dateFormat, normalizeTime, relativeFormat, relativeUnits } from './format.ts';

/** Dates and times of day, as docs/voice.md has them. Nothing else in the product writes any (`dates.test.ts`). */

type InLanguage = Pick<IntlConfig, 'locale'>;
type InZone = Pick<IntlConfig, 'locale' | 'timeZone'>;
/** With the present time, another year is written too. */
type Where = InLanguage & Partial<Pick<IntlConfig, 'timeZone' | 'now'>>;

const isDay = (value: string) => value.length === 10;

/** A day `2026-11-27` is the same for every reader; an instant is on a day of the reader's. */
function write(value: string, { locale, timeZone }: Where, options: Intl.DateTimeFormatOptions) {
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
const clock = { hour: 'numeric', minute: '2-digit' } as const;

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

/** `9:30 AM CST` */
export const zonedTime = (instant: string, where: InZone): string =>
  normalizeTime(write(instant, where, { ...clock, timeZoneName: 'short' }), where);

/** `9:30 AM` */
export const clockTime = (instant: string, where: InZone): string =>
  normalizeTime(write(instant, where, { timeStyle: 'short' }), where);

/** `Fri, Nov 27, 9:30 AM – 11:00 AM CST` */
export const exactSpan = (start: string, end: string, where: Where & InZone): string =>
  `${weekdayDate(start, where)}, ${clockTime(start, where)} – ${zonedTime(end, where)}`;

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

/** `Monday` */
export const weekdayName = (day: string, where: Where): string => write(day, where, { weekday: 'long' });

/** `November 2026`, `noviembre de 2026` */
export const monthText = (day: string, { locale }: InLanguage): string =>
  dateFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(Date.parse(day));

/** `Nov 2026`, where a chart or a list of months has no room for more. */
export const shortMonth = (day: string, { locale }: InLanguage): string =>
  write(day, { locale, timeZone: 'UTC' }, { month: 'short', year: 'numeric' });

/** The parts of a date that stand in the sun of a `Horizon`, or on a leaf of a calendar. */
export const leafDate = (value: string, where: Where) => ({
  weekday: write(value, where, { weekday: 'short' }),
  day: write(value, where, { day: 'numeric' }),
  month: write(value, where, { month: 'short' }),
});

/** Name of a time zone: `Central Time`. */
export const zoneName = (timeZone: string, { locale }: InLanguage): string =>
  partOf('1970-01-01T00:00:00Z', { locale, timeZone }, 'longGeneric');
/** `MST` */
export const zoneShort = (instant: string, where: InZone): string => partOf(instant, where, 'short');
const partOf = (instant: string, { locale, timeZone }: InZone, timeZoneName: 'short' | 'longGeneric') =>
  dateFormat(locale, { timeZone, timeZoneName })
    .formatToParts(Date.parse(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The hour of an instant, 0 to 23. */
export const hourIn = (instant: string, { timeZone }: Pick<IntlConfig, 'timeZone'>): number =>
  Number(write(instant, { locale: 'en-GB', timeZone }, { hour: '2-digit' }));

/** The day of an instant where the reader is: `2026-12-01`. */
export const dayOfInstant = (instant: string, { timeZone }: Pick<IntlConfig, 'timeZone'>): string =>
  write(instant, { locale: 'en-CA', timeZone }, { dateStyle: 'short' });

const isSpanish = ({ locale }: InLanguage) => locale.startsWith('es');
const hourSeconds = 60 * 60;
const dayMs = 24 * hourSeconds * 1000;

/** `just now`, `5 minutes ago`, `3 hours ago`, `yesterday` by the reader's calendar, then `Nov 20`. */
export function relativeTime(at: string, where: InZone & Pick<IntlConfig, 'now'>): string {
  const today = dayOfInstant(new Date(where.now).toISOString(), where);
  const days = Math.round((Date.parse(today) - Date.parse(dayOfInstant(at, where))) / dayMs);
  const seconds = (where.now - Date.parse(at)) / 1000;
  if (!isDay(at) && (days <= 0 || seconds < hourSeconds)) return timeAgo(at, where);
  if (days <= 1) return relativeFormat(where.locale, { numeric: 'auto' }).format(-days, 'day');
  return isSpanish(where) ? `el ${shortDate(at, where)}` : shortDate(at, where);
}

/** `2 hours ago`, `1 day ago`, however long ago. What is ahead of the reader's clock is `just now`. */
export function timeAgo(instant: string, { locale, now }: Pick<IntlConfig, 'locale' | 'now'>): string {
  const seconds = Math.floor((now - Date.parse(instant)) / 1000);
  const unit = relativeUnits.find(([, least]) => seconds >= least);
  if (!unit) return isSpanish({ locale }) ? 'ahora mismo' : 'just now';
  return relativeFormat(locale, { numeric: 'always' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** The first year of a school year: `2022` is `2022–23`. What says more is as its publisher writes it. */
export const schoolYear = (year: string) =>
  /^\d{4}$/.test(year) ? `${year}–${String((Number(year) + 1) % 100).padStart(2, '0')}` : year;
