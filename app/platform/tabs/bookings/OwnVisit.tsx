import { inboxHref } from '@vetsync/machines/exchange/model';
import type { WellnessRoute } from '@vetsync/machines/wellness/model';
import { wellnessHref } from '@vetsync/machines/wellness/model';
import type { LoadedBooking, OwnBooking } from '@vetsync/machines/bookings/booking';
import type { BookingKind } from '@vetsync/machines/bookings/model';
import { communityLinks } from '@vetsync/machines/community/model';
import type { Platform } from '@vetsync/machines/shell/platform';
import { usePlatform } from '../../usePlatform.ts';
import { useAccount } from '../messages/useAccount.ts';
import { BookingPage, type BookingPageProps } from './BookingPage.tsx';
import TimeChoicePage from './TimeChoicePage.tsx';

interface OwnVisitProps {
  route: Pick<WellnessRoute, 'page' | 'appointmentId' | 'calendarId'>;
}

const at = { role: 'user' } as const;
const all = wellnessHref(at, 'appointments');
const { mentors } = communityLinks({ role: 'user', screen: null });
/** Where what is of this kind is listed. */
const listOf = (kind: BookingKind | undefined) => (kind === 'mentor' ? mentors : all);
const visit = (id: string) => wellnessHref(at, { appointmentId: id });

/** Reports what happens to a visit of the person. */
export function followOwn(platform: Platform, id: string): BookingPageProps['follow'] {
  return (report) => {
    let version = versionOf(platform, id);
    const following = platform.actor.world.subscribe(() => {
      const next = versionOf(platform, id);
      if (next !== version) report();
      version = next;
    });
    return () => following.unsubscribe();
  };
}

const versionOf = ({ actor }: Platform, id: string) =>
  actor.world.getSnapshot().context.log.world.bookings.find((booking) => booking.id === id)?.version;

/** A talk of one's own as mentor is shown as staff see a visit. */
function loadedOf(own: OwnBooking, selfId: string): LoadedBooking {
  const { booking, history, threadId } = own;
  if (booking.side !== 'mentor') return { side: 'person', ...own };
  return {
    side: 'organization',
    organizationId: null,
    mayAnswer: true,
    selfId,
    booking: { ...booking, personId: '', personName: booking.title, arrivedAt: null },
    history,
    interviewers: [],
    feedback: [],
    caseId: null,
    threadId: threadId ?? null,
  };
}

/** Where the person writes to the other side; null where they can't. */
function writeHrefOf({ booking, threadId = null }: LoadedBooking): string | null {
  if (booking.kind === 'mentor') return threadId === null ? null : inboxHref(null, { thread: threadId });
  return 'organizationId' in booking
    ? inboxHref(null, { to: { organizationId: booking.organizationId } })
    : null;
}

/** A visit that a person has booked, or the choice of a time for one. */
export default function OwnVisit({ route: { page, appointmentId, calendarId } }: OwnVisitProps) {
  const platform = usePlatform();
  const { server, self } = useAccount();
  if (page === 'book' && calendarId !== null)
    return (
      <TimeChoicePage
        key={`${calendarId} ${appointmentId}`}
        calendarId={calendarId}
        movedId={appointmentId}
        isStaff={false}
        loadMoved={async (id) => (await server.loadOwnBooking({ id })).booking}
        links={({ calendar }) => ({
          all: listOf(calendar?.kind),
          find: wellnessHref(at, 'appointments', { open: 'find' }),
          write:
            calendar && calendar.kind !== 'mentor'
              ? inboxHref(null, { to: { organizationId: calendar.organizationId } })
              : null,
          visit,
        })}
      />
    );
  const id = appointmentId ?? '';
  return (
    <BookingPage
      key={id}
      bookingId={id}
      load={async () => loadedOf(await server.loadOwnBooking({ id }), self.owner)}
      server={server}
      follow={followOwn(platform, id)}
      links={(loaded) => ({
        all: listOf(loaded?.booking.kind),
        move: wellnessHref(at, { calendarId: loaded?.booking.calendarId ?? '' }, { move: id }),
        write: loaded && writeHrefOf(loaded),
      })}
    />
  );
}
