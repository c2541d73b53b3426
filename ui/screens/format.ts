import type { IntlConfig } from '@vetsync/machines/system/model';

/** Formatters for ISO 8601 instants in UTC. Everything here is pure. */

const minute = 60;
/** Units of relative time, largest first, with the seconds from which each applies. */
export const relativeUnits = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/**
 * Caches formatters. Creating one takes longer than using it a hundred times, and a page of dates needs only a few.
 */
function memoized<Options extends object, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}
export const dateFormat = memoized(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = memoized(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const relativeFormat = memoized(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/**
 * English times are formatted as `9:00 AM`, like the slots in the specification, and Spanish ones as `9:00 a. m.`. Browsers
 * differ in both, and some put a narrow space before them, which fonts render unevenly.
 */
export const normalizeTime = (text: string, { locale }: Pick<IntlConfig, 'locale'>) =>
  text
    .replaceAll(/[\u202f\u2009]/g, ' ')
    .replace(/\s([ap])\.?\s?m\b\.?/i, (_, half: string) =>
      locale.startsWith('es') ? ` ${half.toLowerCase()}.\u00a0m.` : ` ${half.toUpperCase()}M`,
    );

/** `12,345` */
export const formatNumber = (count: number, { locale }: Pick<IntlConfig, 'locale'>): string =>
  numberFormat(locale).format(count);

/** Dollars without cents: `$60,600`. */
export const wholeDollars = (amount: number, { locale }: Pick<IntlConfig, 'locale'>): string =>
  numberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount);

/** Dollars with cents where there are any: `$1,169`, `$28,937.09`. */
export const exactDollars = (amount: number, { locale }: Pick<IntlConfig, 'locale'>): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** `3.2` */
export const oneDecimal = (value: number, { locale }: Pick<IntlConfig, 'locale'>): string =>
  numberFormat(locale, { maximumFractionDigits: 1 }).format(value);

/** A short duration: `45 s`, `2 min 5 s`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / minute);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % minute} s`;
}
