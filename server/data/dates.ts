import { isKnownYear } from '@vetsync/machines/model/time';

/** Parses the format of `Date.toISOString`. Null for anything else and for years out of range. */
export function instantOf(text: string): Date | null {
  const at = new Date(text);
  const isExact =
    !Number.isNaN(at.getTime()) && at.toISOString() === text && isKnownYear(at.getUTCFullYear());
  return isExact ? at : null;
}

/** The day as `YYYY-MM-DD`. Null if there is no such day, or its year is out of range. */
export function existingDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && isKnownYear(year);
  return isReal ? date.toISOString().slice(0, 10) : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
/** Of a year with two digits. */
const yearOf = (text: string) => Number(text) + (text.length === 2 ? 2_000 : 0);
const timeOfDay = /[ T]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?$/i;
/** Spreadsheets may add a time to a day. */
export const withoutTime = (text: string) => text.trim().replace(timeOfDay, '');
/** How spreadsheets write a day: `1/31/2027` is January 31 and `31.1.2027` too, but not `31/1/2027`. */
const dayFormats = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[- ](?<month>[a-z]{3,9})\.?[- ](?<year>\d{4}|\d{2})$/i,
  /^(?:[a-z]{3,9}, )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}), (?<year>\d{4})$/i,
];

/** A day as a spreadsheet in the United States writes it, with or without a time. Null for anything else. */
export function spreadsheetDay(text: string): string | null {
  const plain = withoutTime(text);
  for (const format of dayFormats) {
    const { year, month, day } = format.exec(plain)?.groups ?? {};
    if (year && month && day) return existingDay(yearOf(year), monthOf(month), Number(day));
  }
  return null;
}
