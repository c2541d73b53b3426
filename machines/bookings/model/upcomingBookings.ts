import type { BookingStatus, PersonBooking } from './booking.ts';

// Without schemas, for pages that must open fast.

export const isOpenBooking = ({ status }: { status: BookingStatus }): boolean =>
  status === 'requested' || status === 'confirmed';

/** Whether it is still to come. @param now epoch milliseconds */
export const isToCome = (
  { status, end, proposal }: Pick<PersonBooking, 'status' | 'end' | 'proposal'>,
  now: number,
): boolean => isOpenBooking({ status }) && Date.parse(proposal?.times?.at(-1) ?? end) > now;

/** What is still to come, soonest first. @param now epoch milliseconds */
export const upcomingBookings = (bookings: readonly PersonBooking[], now: number): PersonBooking[] =>
  bookings
    .filter((booking) => isToCome(booking, now))
    .toSorted((one, other) => one.start.localeCompare(other.start));
