import * as z from 'zod/mini';
import { earliestYear, isKnownYear, latestYear } from './years.ts';

const isInRange = (at: string) => isKnownYear(new Date(at).getUTCFullYear());
const outOfRange = `The year must be from ${earliestYear} to ${latestYear}`;

/** A date as `YYYY-MM-DD`. */
export const daySchema = z.iso.date().check(z.refine(isInRange, outOfRange));

/** A moment in ISO 8601, in UTC or with an offset. */
export const instantSchema = z.iso.datetime({ offset: true }).check(z.refine(isInRange, outOfRange));
