import { dayIn } from '../time/zoned.ts';
import type { ListedEvent } from '../world/events.ts';
import type { SeatState } from './eventParticipants.ts';

/** How many take part in an event and how many wait. `capacity` is null if there is no limit. */
export interface EventSeats {
  capacity: number | null;
  taken: number;
  waiting: number;
}

export const hasFreeSeat = ({ capacity, taken }: Omit<EventSeats, 'waiting'>): boolean =>
  capacity === null || taken < capacity;

/** What the next person gets: nobody passes those who wait. */
export const seatFor = (seats: EventSeats): SeatState =>
  hasFreeSeat(seats) && seats.waiting === 0 ? 'joined' : 'waiting';

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
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
  return { date: dayIn(timeZone, at), time, timeZone };
}
