import { isToCome } from '../../bookings/model/upcomingBookings.ts';
import type { ListedBooking } from '../../bookings/model/booking.ts';

export const interviewLists = ['upcoming', 'waiting', 'past', 'cancelled'] as const;
export type InterviewList = (typeof interviewLists)[number];

const isOver = ({ end }: ListedBooking, now: number) => Date.parse(end) <= now;

const belongs: Readonly<Record<InterviewList, (interview: ListedBooking, now: number) => boolean>> = {
  upcoming: (one, now) => one.status === 'confirmed' && !isOver(one, now),
  waiting: (one, now) => one.status === 'requested' && isToCome(one, now),
  past: (one, now) =>
    one.status === 'completed' || one.status === 'missed' || (one.status === 'confirmed' && isOver(one, now)),
  cancelled: ({ status }) => status === 'cancelled' || status === 'declined' || status === 'expired',
};

/** Interviews of a list: those to come soonest first, the others newest first. */
export function listedInterviews(
  interviews: readonly ListedBooking[],
  list: InterviewList,
  now: number,
): ListedBooking[] {
  const those = interviews
    .filter((interview) => belongs[list](interview, now))
    .toSorted((one, other) => one.start.localeCompare(other.start));
  return list === 'upcoming' || list === 'waiting' ? those : those.toReversed();
}

/** It is over, and nobody has said what came of it. */
export const isAwaiting = (one: ListedBooking, now: number): boolean =>
  !one.advice && (one.status === 'completed' || (one.status === 'confirmed' && isOver(one, now)));

/** It waits for an answer, or is to come. */
export const isOpenInterview = (one: ListedBooking, now: number): boolean =>
  belongs.upcoming(one, now) || belongs.waiting(one, now);
