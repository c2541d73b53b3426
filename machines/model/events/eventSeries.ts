import * as z from 'zod/mini';
import { addDays, dayIn, momentIn, offsetIn } from '../time/zoned.ts';
import { isTimeZone } from '../time/calendarDay.ts';
import type { ListingContent } from '../../organizations/model/listing.ts';

export const seriesSteps = ['week', 'month'] as const;
/** Most dates that are added at once. */
export const seriesMax = 12;
/** `POST /api/organizations/{id}/listings/{listingId}/repeat`. */
export const eventSeriesSchema = z.strictObject({
  every: z.enum(seriesSteps),
  /** How many later dates. */
  times: z.int().check(z.minimum(1), z.maximum(seriesMax)),
});
export type EventSeries = z.infer<typeof eventSeriesSchema>;

/** The same day some months later; the last of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const minuteMs = 60_000;

/** When the later dates of a series begin: at the same time of the day where it takes place. */
export function seriesStarts(
  { startsAt, timeZone }: Pick<ListingContent, 'startsAt' | 'timeZone'>,
  { every, times }: EventSeries,
): string[] {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const at = Date.parse(startsAt);
  const day = dayIn(zone, at);
  const shown = new Date(at + offsetIn(zone, at) * minuteMs);
  const minutes = shown.getUTCHours() * 60 + shown.getUTCMinutes();
  return Array.from({ length: times }, (_, nth) => {
    const on = every === 'week' ? addDays(day, 7 * (nth + 1)) : addMonths(day, nth + 1);
    return new Date(momentIn(zone, on, minutes)).toISOString();
  });
}
