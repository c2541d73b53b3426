import { addDays, dayIn, momentIn, weekdayOf } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { isDay } from '../../model/time/calendarDay.ts';
import { parseQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';

/** Which visits are listed: those of a day or of a week, of everyone or of one provider. */
export interface StaffBookingsRoute {
  /** Null: today. */
  day: Day | null;
  span: 'day' | 'week';
  calendarId: string | null;
}

export const staffBookingsQuery = ({ day, span, calendarId }: StaffBookingsRoute): Query => ({
  ...(day !== null && { day }),
  ...(span === 'week' && { span }),
  ...(calendarId !== null && { calendar: calendarId }),
});

export function parseStaffBookings(search: string): StaffBookingsRoute {
  const { day, span, calendar } = parseQuery(search);
  return {
    day: day !== undefined && isDay(day) ? day : null,
    span: span === 'week' ? 'week' : 'day',
    calendarId: calendar ?? null,
  };
}

/** The days that are listed where the reader is: from the first until the last, which no longer counts. */
export function daysListed(
  { day, span }: StaffBookingsRoute,
  { timeZone, now }: { timeZone: string; now: number },
): { first: Day; until: Day } {
  const shown = day ?? dayIn(timeZone, now);
  const first = span === 'week' ? addDays(shown, -weekdayOf(shown)) : shown;
  return { first, until: addDays(first, span === 'week' ? 7 : 1) };
}

/** The same in epoch milliseconds. */
export function rangeListed(route: StaffBookingsRoute, intl: { timeZone: string; now: number }) {
  const { first, until } = daysListed(route, intl);
  return { from: momentIn(intl.timeZone, first, 0), to: momentIn(intl.timeZone, until, 0) };
}
