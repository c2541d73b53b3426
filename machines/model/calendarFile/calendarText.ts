import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '../../system/model/languages.ts';
import type { CalendarEntry } from '../time/calendarEntry.ts';

// Files may hold no other control characters than the end of a line (RFC 5545, section 3.1), and calendars refuse them.
const otherControls = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu;
const written = (text: string) => text.replace(/\r\n?/g, '\n').replace(otherControls, ' ').toWellFormed();

export interface CalendarFileOptions {
  /** Epoch milliseconds. */
  now: number;
  language: Language;
  /** Of a calendar that is read again and again: how often, in seconds. */
  readEvery?: number;
  /** Of one entry that is sent by mail: what it does to the one with its id, and between whom it is. */
  sent?: CalendarSending;
}
export interface CalendarSending {
  method: 'REQUEST' | 'CANCEL';
  from: { name: string; email: string };
  /** An address. */
  to: string;
}

/** The text of a calendar file (RFC 5545). Times are in UTC. */
export function calendarText(
  entries: readonly CalendarEntry[],
  { now, language, readEvery, sent }: CalendarFileOptions,
): string {
  const calendar = ical({
    prodId: { company: 'VetSync', product: 'VetSync', language: language.toUpperCase() },
    ...(readEvery !== undefined && { name: 'VetSync', ttl: readEvery }),
    ...(sent && { method: ICalCalendarMethod[sent.method] }),
  });
  for (const { id, title, start, end, location, description, status, sequence = 0 } of entries)
    calendar.createEvent({
      id: `${id}@vetsync`,
      sequence,
      stamp: new Date(now),
      start: new Date(start),
      end: new Date(end),
      summary: written(title),
      location: location && written(location),
      description: description && written(description),
      status:
        sent?.method === 'CANCEL'
          ? ICalEventStatus.CANCELLED
          : status === 'confirmed'
            ? ICalEventStatus.CONFIRMED
            : ICalEventStatus.TENTATIVE,
      ...(sent && {
        organizer: { ...sent.from, name: written(sent.from.name) },
        // Nobody reads what a calendar would answer.
        attendees: [{ email: sent.to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
      }),
    });
  return calendar.toString();
}
