import type { LoadedBooking } from '@vetsync/machines/bookings/booking';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type { BookingProps } from '@vetsync/ui/screens/bookings/Booking';
import type { Owner } from '../../../services/browser/storageKey.ts';
import type { VisitServer } from '../../../services/platformServer.ts';
import { BookingPage } from './BookingPage.tsx';

interface StaffVisitProps {
  slug: string;
  id: string;
  self: { server: VisitServer; owner: Owner };
  links: (loaded: LoadedBooking | null) => BookingProps['links'];
}

/** A visit, with whether the reader may answer it. */
export async function loadVisit({ slug, id, self: { server, owner } }: Omit<StaffVisitProps, 'links'>) {
  const { organization, role } = await server.loadWorkspace({ slug });
  const whole = await server.loadBooking({ organizationId: organization.id, id });
  return {
    side: 'organization' as const,
    organizationId: organization.id,
    mayAnswer: roleAllows(role, 'review'),
    selfId: owner,
    ...whole,
  };
}

/** Reports what happens to a visit. */
async function followVisit(
  { slug, id, self: { server } }: Omit<StaffVisitProps, 'links'>,
  { report, signal }: { report: () => void; signal: AbortSignal },
) {
  try {
    const { organization } = await server.loadWorkspace({ slug });
    if (signal.aborted) return;
    const stop = server.followFacts({ organizationId: organization.id, after: null }, (event) => {
      // The demo only says that something has happened.
      if (event.type === 'feed.reset' || (event.type === 'feed.row' && event.row.subject === id)) report();
    });
    signal.addEventListener('abort', stop);
  } catch {
    // The page says what is wrong when it loads the visit.
  }
}

/** A visit with an organization, for its staff. */
export function StaffVisit({ links, ...visit }: StaffVisitProps) {
  return (
    <BookingPage
      bookingId={visit.id}
      server={visit.self.server}
      load={() => loadVisit(visit)}
      follow={(report) => {
        const closed = new AbortController();
        void followVisit(visit, { report, signal: closed.signal });
        return () => closed.abort();
      }}
      links={links}
    />
  );
}
