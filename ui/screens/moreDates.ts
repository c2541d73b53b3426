import type { IntlConfig } from '@vetsync/machines/system/model';
import {
  clock,
  clockTime,
  inDays,
  isDay,
  isSpanish,
  shortDate,
  timeAgo,
  weekdayDate,
  write,
} from './dates.ts';
import type { InLanguage, InZone, Where } from './dates.ts';
import { dateFormat, normalizeTime } from './format.ts';

/** `9:30 AM CST` */
export const zonedTime = (instant: string, where: InZone): string =>
  normalizeTime(write(instant, where, { ...clock, timeZoneName: 'short' }), where);

/** `Fri, Nov 27, 9:30 AM – 11:00 AM CST` */
export const exactSpan = (start: string, end: string, where: Where & InZone): string =>
  `${weekdayDate(start, where)}, ${clockTime(start, where)} – ${zonedTime(end, where)}`;

/** `Monday` */
export const weekdayName = (day: string, where: Where): string => write(day, where, { weekday: 'long' });

/** `November 2026`, `noviembre de 2026` */
export const monthText = (day: string, { locale }: InLanguage): string =>
  dateFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(Date.parse(day));

/** `Nov 2026`, where a chart or a list of months has no room for more. */
export const shortMonth = (day: string, { locale }: InLanguage): string =>
  write(day, { locale, timeZone: 'UTC' }, { month: 'short', year: 'numeric' });

/** The day of an instant where the reader is: `2026-12-01`. */
export const dayOfInstant = (instant: string, { timeZone }: Pick<IntlConfig, 'timeZone'>): string =>
  write(instant, { locale: 'en-CA', timeZone }, { dateStyle: 'short' });

const hourSeconds = 60 * 60;
const dayMs = 24 * hourSeconds * 1000;

/** `just now`, `5 minutes ago`, `3 hours ago`, `yesterday` by the reader's calendar, then `Nov 20`. */
export function relativeTime(at: string, where: InZone & Pick<IntlConfig, 'now'>): string {
  const today = dayOfInstant(new Date(where.now).toISOString(), where);
  const days = Math.round((Date.parse(today) - Date.parse(dayOfInstant(at, where))) / dayMs);
  const seconds = (where.now - Date.parse(at)) / 1000;
  if (!isDay(at) && (days <= 0 || seconds < hourSeconds)) return timeAgo(at, where);
  if (days <= 1) return inDays(-days, where);
  return isSpanish(where) ? `el ${shortDate(at, where)}` : shortDate(at, where);
}

/** The first year of a school year: `2022` is `2022–23`. What says more is as its publisher writes it. */
export const schoolYear = (year: string) =>
  /^\d{4}$/.test(year) ? `${year}–${String((Number(year) + 1) % 100).padStart(2, '0')}` : year;
