import type { DayPart } from '@vetsync/machines/bookings/timeChoice';
import type { BookingStatus, VisitWay } from '@vetsync/machines/bookings/model';

/** What all screens of visits say. */
export const bookingsWords = {
  ways: { inPerson: 'In person', video: 'Video', phone: 'Phone' } satisfies Record<VisitWay, string>,
  minutes: (minutes: number) => `${minutes} minutes`,
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } satisfies Record<DayPart, string>,
  status: {
    requested: 'Requested',
    confirmed: 'Confirmed',
    declined: 'Declined',
    expired: 'Not answered',
    cancelled: 'Canceled',
    completed: 'Completed',
    missed: 'Missed',
  } satisfies Record<BookingStatus, string>,
  /** Confirmed, and its time has passed. */
  over: 'Past',
  newTime: 'New time proposed',
  notAgreed: 'No time set yet',
  theirTime: 'their time',
};
