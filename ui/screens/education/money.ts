import type { IntlConfig } from '@vetsync/machines/system/model';
import { numberFormat } from '../format.ts';

/** `$12,345` */
export const money = (amount: number, { locale }: Pick<IntlConfig, 'locale'>): string =>
  numberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount);
