import type { IntlConfig } from '@vetsync/machines/system/model';
import { numberFormat, relativeFormat } from '../format.ts';

/** `in 13 days`, `tomorrow`, `today`. */
export function inDays(days: number, { locale }: Pick<IntlConfig, 'locale'>): string {
  return relativeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}

/** `$12,345` */
export const money = (amount: number, { locale }: Pick<IntlConfig, 'locale'>): string =>
  numberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount);
