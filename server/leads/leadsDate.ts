/** Dates in a locale's format, for CSV export and import (platform spec, section 9: "the date is the locale date"). */

import { existingDay, spreadsheetDay, withoutTime } from '../data/dates.ts';

export const defaultLocale = 'en-US';
/** Maximum length of `Accept-Language` that is parsed, in characters. */
const headerMax = 1_000;

/** Whether it is a language tag for which dates can be formatted. */
export function isKnownLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** The best supported locale of an `Accept-Language` header. */
export function localeOf(acceptLanguage: string | undefined): string {
  const wanted = (acceptLanguage ?? '')
    .slice(0, headerMax)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => quality > 0 && isKnownLocale(tag))
    .toSorted((a, b) => b.quality - a.quality);
  return wanted[0]?.tag ?? defaultLocale;
}

type Field = 'year' | 'month' | 'day';
const patterns: Record<Field, { numeric: string; '2-digit': string }> = {
  year: { numeric: 'FMYYYY', '2-digit': 'YY' },
  month: { numeric: 'FMMM', '2-digit': 'MM' },
  day: { numeric: 'FMDD', '2-digit': 'DD' },
};
const isField = (type: string): type is Field => type in patterns;

export interface DateStyle {
  /** Template for PostgreSQL's `to_char`. */
  template: string;
  /** The locale's digits from 0 to 9. */
  digits: string;
  /** Parses a date in this format, or as spreadsheets write it, to `YYYY-MM-DD`. Null if it is invalid. */
  parse(text: string): string | null;
}

/** A date whose parts show whether the locale pads them. */
const padSample = new Date(Date.UTC(2009, 0, 2));
/** V8 writes it as an ordinary space in a formatted date, but not in its parts. */
const narrowSpace = '\u202F';

/** A locale's date format: order, padding, separators and digits, in the Gregorian calendar and UTC. */
export function dateStyle(locale: string): DateStyle {
  const options = { calendar: 'gregory', timeZone: 'UTC' } as const;
  const { numberingSystem } = new Intl.DateTimeFormat(locale, options).resolvedOptions();
  const numbers = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => numbers.format(digit)).join('');
  const values = new Map([...digits].map((digit, value) => [digit, String(value)]));
  const latin = (text: string) => [...text].map((character) => values.get(character) ?? character).join('');

  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(padSample);
  const template = parts
    .map(({ type, value }) => {
      if (!isField(type))
        return `"${value.replaceAll(narrowSpace, ' ').replaceAll(/["\\]/g, String.raw`\$&`)}"`;
      return patterns[type][[...value].length === 2 ? '2-digit' : 'numeric'];
    })
    .join('');
  const order = parts.map(({ type }) => type).filter(isField);

  return {
    template,
    digits,
    parse(text) {
      const written = withoutTime(latin(text));
      const numbersIn = written.match(/\d+/g) ?? [];
      // With the name of a month, or the year in front, it is the same in every locale.
      if (numbersIn.length !== 3) return spreadsheetDay(written);
      const [year, month, day] = (['year', 'month', 'day'] as const).map((field) =>
        Number(numbersIn[order.indexOf(field)]),
      ) as [number, number, number];
      const inLocale = existingDay(year < 100 ? 2000 + year : year, month, day);
      return inLocale ?? (numbersIn[0]!.length === 4 ? spreadsheetDay(written) : null);
    },
  };
}
