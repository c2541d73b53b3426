import type { SnapshotFrom } from 'xstate';
import type { PersonBooking } from '../../bookings/model/booking.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { ownBookings, type LinkedBooking } from '../../wellness/model/ownBookings.ts';
import { appointmentSpan } from '../../wellness/model/slots.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import { nextAppointmentOf } from '../model/index.ts';
import type { veteranHomeMachine } from '../veteranHome/index.ts';

type Home = SnapshotFrom<typeof veteranHomeMachine>;

export interface NextVisitView {
  booking: PersonBooking;
  href: string;
  /** Null if it is moved on its own page. */
  moveHref: string | null;
  intl: IntlConfig;
}

/** An interview has a time once both sides have agreed on one. */
const upcomingIn = ({ context: { world, role, intl } }: Home) =>
  ownBookings(world.bookings, { role }, intl.now).upcoming.filter(
    ({ kind, status }) => kind !== 'interview' || status === 'confirmed',
  );

/** The soonest visit that is booked with an organization; null if there is none, or a visit that the person noted is sooner. */
export function nextVisitView(home: Home): NextVisitView | null {
  const { world, earlier, role, intl } = home.context;
  const [booking] = upcomingIn(home);
  if (!booking) return null;
  const noted = nextAppointmentOf(earlier.appointments, world.appointments, intl.now);
  const notedStart = noted && appointmentSpan(noted)?.start;
  if (notedStart && Date.parse(notedStart) < Date.parse(booking.start)) return null;
  return {
    booking,
    href: booking.href,
    moveHref:
      booking.kind === 'interview'
        ? null
        : wellnessHref({ role }, { calendarId: booking.calendarId }, { move: booking.id }),
    intl,
  };
}

/** How many of what comes next the dashboard lists. */
const comingMax = 5;

export interface ComingView {
  of: 'all';
  upcoming: readonly LinkedBooking[];
  earlier: readonly [];
  intl: IntlConfig;
}

/** Whatever else is booked: visits, interviews and talks; null if there is nothing. */
export function comingView(home: Home): ComingView | null {
  const first = nextVisitView(home)?.booking.id;
  const upcoming = upcomingIn(home).filter(({ id }) => id !== first);
  if (upcoming.length === 0) return null;
  return { of: 'all', upcoming: upcoming.slice(0, comingMax), earlier: [], intl: home.context.intl };
}
