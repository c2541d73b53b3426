import { dayIn, timeIn } from '../time/zoned.ts';
import type { ListedEvent } from '../world/events.ts';

/** How many take part in an event and how many wait. `capacity` is null if there is no limit. */
export interface EventSeats {
  capacity: number | null;
  taken: number;
  waiting: number;
}

/** Whether a party has room: a person and their guests. */
export const hasRoomFor = (party: number, { capacity, taken }: Omit<EventSeats, 'waiting'>): boolean =>
  capacity === null || taken + party <= capacity;

const hourMs = 3_600_000;
/** How long a seat is kept for somebody who was waiting, in milliseconds. */
const heldMs = 24 * hourMs;
/** From so long before the start, nobody's seat is kept: whoever comes first gets it. In milliseconds. */
const heldBeforeStartMs = 2 * hourMs;

/** Until when a seat that is free now is kept for whoever waits longest, in epoch milliseconds. Null: it is nobody's. */
export function heldUntil(startsAt: string, now: number): number | null {
  const last = startsAt === '' ? Infinity : Date.parse(startsAt) - heldBeforeStartMs;
  const until = Math.min(now + heldMs, last);
  return until > now ? until : null;
}

/** What the next party gets: nobody passes those who wait, unless it is too late to ask them. */
export const seatFor = (
  party: number,
  { isLate, ...seats }: EventSeats & { isLate: boolean },
): 'joined' | 'waiting' =>
  hasRoomFor(party, seats) && (isLate || seats.waiting === 0) ? 'joined' : 'waiting';

/** From so long before the start, participants see the link, in milliseconds. */
const linkShownMs = 24 * hourMs;
/** Whether participants see the link to an online event. */
export const isLinkShown = (startsAt: string, now: number): boolean =>
  startsAt !== '' && Date.parse(startsAt) - now <= linkShownMs;

/** Minutes of an event whose length nobody has said. */
export const eventMinutesDefault = 120;

interface EventListing {
  organizationId: string;
  startsAt?: string | undefined;
  timeZone?: string | undefined;
  durationMinutes?: number | null | undefined;
  location: string;
  remote: boolean;
}

/** What those who take part keep of a listing. */
export const listedEventOf = (
  { organizationId, startsAt = '', timeZone, durationMinutes, location, remote }: EventListing,
  organizer: string,
): ListedEvent => ({
  organizationId,
  organizer,
  startsAt,
  timeZone: timeZone || 'UTC',
  durationMinutes: durationMinutes ?? eventMinutesDefault,
  location,
  isOnline: remote,
});

/** Day and time at which an event begins, where it takes place: `2026-03-09`, `18:30`. */
export function localStart({ startsAt, timeZone }: Pick<ListedEvent, 'startsAt' | 'timeZone'>) {
  const at = Date.parse(startsAt);
  return { date: dayIn(timeZone, at), time: timeIn(timeZone, at), timeZone };
}
