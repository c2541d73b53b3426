import type { IntlConfig } from '@vetsync/machines/system/model';
import { dateFormat, normalizeTime } from '../format.ts';

type Where = Pick<IntlConfig, 'locale' | 'timeZone' | 'now'>;

const yearIn = (timeZone: string, at: number) =>
  dateFormat('en-US', { timeZone, year: 'numeric' }).format(at);

/** `Tue, Dec 1, 9:30 AM MST`, with the year if it is another one. */
export function visitTime(instant: string, { locale, timeZone, now }: Where): string {
  const at = Date.parse(instant);
  return normalizeTime(
    dateFormat(locale, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      ...(yearIn(timeZone, at) !== yearIn(timeZone, now) && { year: 'numeric' }),
    }).format(at),
    { locale },
  );
}

/** `9:30 AM MST` */
export const zonedTime = (
  instant: string,
  { locale, timeZone }: Pick<Where, 'locale' | 'timeZone'>,
): string =>
  normalizeTime(
    dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(
      Date.parse(instant),
    ),
    { locale },
  );

/** `MST` */
export const zoneShort = (
  instant: string,
  { locale, timeZone }: Pick<Where, 'locale' | 'timeZone'>,
): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(Date.parse(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The date of an instant in short words, from which a leaf of a calendar is drawn. */
export function dateOf(instant: string, { locale, timeZone }: Pick<Where, 'locale' | 'timeZone'>) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(Date.parse(instant));
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  };
}

/** The day of an instant where the reader is: `2026-12-01`. */
export const dayOfInstant = (instant: string, { timeZone }: Pick<Where, 'timeZone'>): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    Date.parse(instant),
  );
