import type { IntlConfig } from '@vetsync/machines/system/model';
import { dateFormat } from './format.ts';

type Where = Pick<IntlConfig, 'locale' | 'timeZone'>;

/** Short date of the locale: `11/21/2026` in the United States. */
export const localeDate = (instant: string, { locale, timeZone }: Where): string =>
  dateFormat(locale, { timeZone }).format(new Date(instant));

/** Month of a day in UTC: `Nov 2026`. */
export const shortMonth = (day: string, { locale }: Pick<IntlConfig, 'locale'>): string =>
  dateFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(new Date(day));

/** Month of an instant in UTC: `November 2026`. */
export const monthLabel = (instant: string, { locale }: Pick<IntlConfig, 'locale'>): string =>
  dateFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(instant));

/** Date of an instant in UTC: `November 21, 2026`. */
export const formatUtcDay = (instant: string, { locale }: Pick<IntlConfig, 'locale'>): string =>
  dateFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(instant));

/** The first year of a school year: `2022` is `2022–23`. What says more is as its publisher writes it. */
export const schoolYear = (year: string) =>
  /^\d{4}$/.test(year) ? `${year}–${String((Number(year) + 1) % 100).padStart(2, '0')}` : year;
