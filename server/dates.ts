import * as z from 'zod/mini';

/** Range of years accepted in input, inclusive. PostgreSQL and `Date` agree on all of them. */
export const earliestYear = 1900;
export const latestYear = 2200;

export const isKnownYear = (year: number) => year >= earliestYear && year <= latestYear;
const isInRange = (text: string) => isKnownYear(Number(text.slice(0, 4)));
const outOfRange = `The year must be from ${earliestYear} to ${latestYear}`;

/** A date as `YYYY-MM-DD`. */
export const daySchema = z.iso.date().check(z.refine(isInRange, outOfRange));

/** Parses the format of `Date.toISOString`. Null for anything else and for years out of range. */
export function instantOf(text: string): Date | null {
  const at = new Date(text);
  const isExact = !Number.isNaN(at.getTime()) && at.toISOString() === text && isInRange(text);
  return isExact ? at : null;
}
