import { isOpenBooking } from '../../bookings/model/upcomingBookings.ts';
import type { PersonBooking } from '../../bookings/model/booking.ts';
import { isOffered } from '../../bookings/model/bookingRules.ts';
import type { Language } from '../../system/model/languages.ts';
import type { CalendarEntry } from '../time/calendarEntry.ts';
import { minutesOf, momentIn } from '../time/zoned.ts';
import type { World } from '../world/world.ts';
import { wordsOf } from './letter.ts';

/** The lists of a world that a subscribed calendar shows. */
export type SubscribedWorld = Pick<World, 'bookings' | 'joinedEvents' | 'createdEvents'>;

/** An event's listing, as far as the calendar needs it. */
export interface SubscribedListing {
  id: string;
  type: string;
  /** Counts the changes. */
  version: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** How long what is over stays in the calendar, in milliseconds. */
const keptMs = 30 * dayMs;

const spanOf = (start: number, minutes: number) => ({
  start: new Date(start).toISOString(),
  end: new Date(start + minutes * minuteMs).toISOString(),
});
/** Whether a title may say something about somebody's health. */
const isPrivate = (type: string | undefined) => type === undefined || type === 'wellness';

/** A booking, with whom and when. Where it is, an appointment doesn’t say. */
export function bookingEntry(
  { id, kind, start, end, organizationName, where, status, version }: PersonBooking,
  language: Language,
): CalendarEntry {
  const { appointmentWith, interviewWith, talkWith } = wordsOf({ locale: language }).calendar;
  const titles = { appointment: appointmentWith, interview: interviewWith, mentor: talkWith };
  return {
    id: `booking-${id}`,
    title: titles[kind](organizationName),
    start,
    end,
    location: kind === 'appointment' ? '' : where,
    description: '',
    status: status === 'confirmed' ? 'confirmed' : 'tentative',
    sequence: version,
  };
}

/**
 * What a person's subscribed calendar shows, soonest first. Who has its address needs no password, and calendars keep copies:
 * so it says when and with whom, and no word of anybody's health.
 */
export function subscribedEntries(
  { bookings, joinedEvents, createdEvents }: SubscribedWorld,
  { listings, now, language }: { listings: readonly SubscribedListing[]; now: number; language: Language },
): CalendarEntry[] {
  const { eventBy, communityEvent, ownDate } = wordsOf({ locale: language }).calendar;
  const booked = bookings
    .filter((one) => isOpenBooking(one) && !isOffered(one))
    .map((one) => bookingEntry(one, language));
  const joined = joinedEvents.flatMap(({ id, title, listed }): CalendarEntry[] => {
    if (!listed || listed.startsAt === '') return [];
    const listing = listings.find((one) => one.id === id);
    const isHidden = isPrivate(listing?.type);
    return [
      {
        id: `event-${id}`,
        title: isHidden ? (listed.organizer ? eventBy(listed.organizer) : communityEvent) : title,
        ...spanOf(Date.parse(listed.startsAt), listed.durationMinutes),
        location: isHidden ? '' : listed.location,
        description: '',
        status: 'confirmed',
        sequence: listing?.version,
      },
    ];
  });
  const own = createdEvents.map((event): CalendarEntry => ({
    id: `event-${event.id}`,
    title: isPrivate(event.type) ? ownDate : event.title,
    ...spanOf(momentIn(event.timeZone, event.date, minutesOf(event.time)), event.durationMinutes),
    location: isPrivate(event.type) ? '' : event.location,
    description: '',
    status: 'confirmed',
  }));
  return [...booked, ...joined, ...own]
    .filter(({ end }) => Date.parse(end) > now - keptMs)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}
