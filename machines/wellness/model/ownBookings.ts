import type { PersonBooking } from '../../bookings/model/booking.ts';
import { isToCome, upcomingBookings } from '../../bookings/model/upcomingBookings.ts';
import { ownInterviewHref } from '../../model/exchange/ownTarget.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import { wellnessHref } from './wellnessHref.ts';

/** A booking with the address of its page. */
export type LinkedBooking = PersonBooking & { href: string };

/** What is to come, soonest first, and what is over, newest first. @param now epoch milliseconds */
export function ownBookings(
  bookings: readonly PersonBooking[],
  at: Pick<PlatformPlace, 'role'>,
  now: number,
): Readonly<Record<'upcoming' | 'earlier', readonly LinkedBooking[]>> {
  const linked = (booking: PersonBooking) => ({ ...booking, href: bookingHref(at, booking) });
  return {
    upcoming: upcomingBookings(bookings, now).map(linked),
    earlier: bookings
      .filter((booking) => !isToCome(booking, now))
      .toSorted((one, other) => other.start.localeCompare(one.start))
      .map(linked),
  };
}

/** Where a person finds what they have booked. */
const bookingHref = (at: Pick<PlatformPlace, 'role'>, { id, kind }: PersonBooking): string =>
  kind === 'interview' ? ownInterviewHref(id) : wellnessHref(at, { appointmentId: id });
