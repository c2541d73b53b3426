import type { SnapshotFrom } from 'xstate';
import type { PersonBooking } from '../../bookings/model/booking.ts';
import { upcomingBookings } from '../../bookings/model/upcomingBookings.ts';
import { ownInterviewHref } from '../../model/exchange/ownTarget.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { appointmentSpan } from '../../wellness/model/slots.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import { nextAppointmentOf } from '../model/index.ts';
import type { veteranHomeMachine } from '../veteranHome/index.ts';

export interface NextVisitView {
  booking: PersonBooking;
  href: string;
  /** Null if it is moved on its own page. */
  moveHref: string | null;
  intl: IntlConfig;
}

/** The soonest visit that is booked with an organization; null if there is none, or a visit that the person noted is sooner. */
export function nextVisitView({
  context: { world, earlier, role, intl },
}: SnapshotFrom<typeof veteranHomeMachine>): NextVisitView | null {
  const [booking] = upcomingBookings(world.bookings, intl.now);
  if (!booking) return null;
  const noted = nextAppointmentOf(earlier.appointments, world.appointments, intl.now);
  const notedStart = noted && appointmentSpan(noted)?.start;
  if (notedStart && Date.parse(notedStart) < Date.parse(booking.start)) return null;
  return {
    booking,
    href:
      booking.kind === 'interview'
        ? ownInterviewHref(booking.id)
        : wellnessHref({ role }, { appointmentId: booking.id }),
    moveHref:
      booking.kind === 'interview'
        ? null
        : wellnessHref({ role }, { calendarId: booking.calendarId }, { move: booking.id }),
    intl,
  };
}
