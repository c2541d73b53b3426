import * as z from 'zod/mini';
import { isKnownYear } from '../../model/time/years.ts';

const isInRange = (at: string) => isKnownYear(new Date(at).getUTCFullYear());

/** A date as `YYYY-MM-DD`. */
export const daySchema = z.iso.date().check(z.refine(isInRange));

/** A moment in ISO 8601, in UTC or with an offset. */
export const instantSchema = z.iso.datetime({ offset: true }).check(z.refine(isInRange));
