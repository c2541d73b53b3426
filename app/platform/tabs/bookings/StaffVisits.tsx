import type { OpenPortalTab } from '@vetsync/machines/exchange/model';
import { portalPageHref } from '@vetsync/machines/exchange/model';
import {
  parseStaffBookings,
  staffBookingsMachine,
  staffBookingsQuery,
  staffBookingsView,
  type ListCommand,
  type StaffBookingsRoute,
} from '@vetsync/machines/bookings/staffBookings';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { Query } from '@vetsync/machines/model/text';
import { roleAllows } from '@vetsync/machines/organizations/model';
import { shellHref } from '@vetsync/machines/shell/model';
import { StaffBookings } from '@vetsync/ui/screens/bookings/StaffBookings';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { navigateTo } from '../../../page/navigateTo.ts';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { BookingServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { usePlatform } from '../../usePlatform.ts';
import { useAccount } from '../messages/useAccount.ts';
import { tabPath } from '../portal/tabPath.ts';
import { usePortalTitle } from '../portal/usePortalTitle.ts';
import { BookingPage } from './BookingPage.tsx';
import TimeChoicePage from './TimeChoicePage.tsx';

interface StaffVisitsProps {
  open: OpenPortalTab;
}

const hrefIn = ({ slug, role, tab }: OpenPortalTab, query: Query = {}) =>
  shellHref({ role, tab, query: { as: slug, ...query } });

/** The appointments of an organization, the page of one, or the choice of another time for it. */
export default function StaffVisits({ open }: StaffVisitsProps) {
  const { booking, move } = usePlatform().view().shell.content.query;
  if (booking === undefined) return <List open={open} />;
  return move === undefined ? (
    <Visit key={booking} open={open} id={booking} />
  ) : (
    <Move key={`${booking} ${move}`} open={open} id={booking} calendarId={move} />
  );
}

function listAt(open: OpenPortalTab, server: BookingServer) {
  const href = (route: StaffBookingsRoute) => hrefIn(open, staffBookingsQuery(route));
  const inUrl = routeInUrl({ path: tabPath(open), read: parseStaffBookings, href });
  const machine = staffBookingsMachine.provide({
    actors: {
      wakeUps,
      locationChanges: inUrl.locationChanges,
      loadWorkspace: called(server.loadWorkspace),
      loadVisits: called(server.loadVisits),
      followFeed: feedOf(server.followFacts),
      sendCommand: called<{ command: ListCommand }, unknown>(({ command }) =>
        server.sendCommand({ command: command as ExchangeCommand }),
      ),
    },
  });
  return { machine, href, route: parseStaffBookings(location.search) };
}

function List({ open }: StaffVisitsProps) {
  const { server } = useAccount();
  const title = usePortalTitle();
  const [{ machine, href, route }] = useState(() => listAt(open, server));
  const list = usePageActor(machine, {
    input: {
      slug: open.slug,
      route,
      href,
      visitHref: (id) => hrefIn(open, { booking: id }),
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
  });
  const view = useSelector(list, staffBookingsView);
  const mayList = useSelector(list, ({ context: { workspace } }) =>
    workspace ? roleAllows(workspace.role, 'list') : false,
  );
  return (
    <PortalFrame title={title} tab={open.tab}>
      <StaffBookings
        view={view}
        send={list.send}
        onGo={(to) => navigateTo(to)}
        hoursHref={mayList ? portalPageHref('calendars', open) : null}
      />
    </PortalFrame>
  );
}

/** A visit, with whether the reader may answer it. */
async function loadVisit(server: BookingServer, slug: string, id: string) {
  const { organization, role } = await server.loadWorkspace({ slug });
  const whole = await server.loadBooking({ organizationId: organization.id, id });
  return {
    side: 'organization' as const,
    organizationId: organization.id,
    mayAnswer: roleAllows(role, 'review'),
    ...whole,
  };
}

/** Reports what happens to a visit. */
async function followVisit(
  server: BookingServer,
  slug: string,
  { id, report, signal }: { id: string; report: () => void; signal: AbortSignal },
) {
  try {
    const { organization } = await server.loadWorkspace({ slug });
    if (signal.aborted) return;
    const stop = server.followFacts({ organizationId: organization.id, after: null }, (event) => {
      if (event.type === 'feed.row' && event.row.subject === id) report();
    });
    signal.addEventListener('abort', stop);
  } catch {
    // The page says what is wrong when it loads the visit.
  }
}

function Visit({ open, id }: StaffVisitsProps & { id: string }) {
  const { server } = useAccount();
  return (
    <BookingPage
      bookingId={id}
      load={() => loadVisit(server, open.slug, id)}
      follow={(report) => {
        const closed = new AbortController();
        void followVisit(server, open.slug, { id, report, signal: closed.signal });
        return () => closed.abort();
      }}
      links={(loaded) => ({
        all: hrefIn(open),
        move: hrefIn(open, { booking: id, move: loaded?.booking.calendarId ?? '' }),
        write: null,
      })}
    />
  );
}

function Move({ open, id, calendarId }: StaffVisitsProps & { id: string; calendarId: string }) {
  const { server } = useAccount();
  return (
    <TimeChoicePage
      calendarId={calendarId}
      movedId={id}
      isStaff
      loadMoved={async () => (await loadVisit(server, open.slug, id)).booking}
      links={() => ({
        all: hrefIn(open),
        find: hrefIn(open),
        write: null,
        visit: (booking) => hrefIn(open, { booking }),
      })}
    />
  );
}
