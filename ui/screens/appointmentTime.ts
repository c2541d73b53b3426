import type { Reader } from '@vetsync/machines/system/model';
import { dateFormat, normalizeTime } from './format.ts';

/** Formats a day `YYYY-MM-DD` as `Monday, March 9, 2026`. */
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

/** Name of a time zone: `Central Time`. */
export const zoneName = (timeZone: string): string =>
  dateFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** An instant in the reader's time zone: `Mon, Mar 9, 10:30 AM EDT`. */
export const readersTime = (instant: string, { timeZone }: Pick<Reader, 'timeZone'>): string =>
  normalizeTime(
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

/** The date of an instant in the reader's time zone: `November 17, 2026`. */
export const readersDay = (instant: string, { timeZone }: Pick<Reader, 'timeZone'>): string =>
  dateFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(instant));
