import type { IntlConfig } from '@vetsync/machines/system/model';
import { dateFormat, numberFormat, relativeFormat } from '../format.ts';

/** `in 13 days`, `tomorrow`, `today`. */
export function inDays(days: number, { locale }: Pick<IntlConfig, 'locale'>): string {
  return relativeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}

/** Formats a day `YYYY-MM-DD` as `Friday, December 4, 2026`. */
export const exactDay = (day: string, { locale }: Pick<IntlConfig, 'locale'>): string =>
  dateFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`));

/** `$12,345` */
export const money = (amount: number, { locale }: Pick<IntlConfig, 'locale'>): string =>
  numberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount);
