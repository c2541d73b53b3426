import type { Reader } from '@vetsync/machines/system/model';
import { dateFormat, evenly } from './format.ts';

/** A day `YYYY-MM-DD` as `Monday, March 9, 2026`. */
export const fullDay = (day: string): string =>
  dateFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`));

/** `Mon, Mar 9` */
export const shortDay = (day: string): string =>
  dateFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

/** What clocks there go by: `Central Time`. */
export const zoneName = (timeZone: string): string =>
  dateFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** An instant where the reader is: `Mon, Mar 9, 10:30 AM EDT`. */
export const readersTime = (instant: string, { timeZone }: Pick<Reader, 'timeZone'>): string =>
  evenly(
    dateFormat('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(instant)),
  );

/** The day of an instant where the reader is: `November 17, 2026`. */
export const readersDay = (instant: string, { timeZone }: Pick<Reader, 'timeZone'>): string =>
  dateFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(instant));
