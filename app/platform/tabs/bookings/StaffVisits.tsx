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
import { loadVisit, StaffVisit } from './StaffVisit.tsx';
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

function Visit({ open, id }: StaffVisitsProps & { id: string }) {
  const { self } = useAccount();
  return (
    <StaffVisit
      slug={open.slug}
      id={id}
      self={self}
      links={(loaded) => ({
        all: hrefIn(open),
        move: hrefIn(open, { booking: id, move: loaded?.booking.calendarId ?? '' }),
        write: null,
      })}
    />
  );
}

function Move({ open, id, calendarId }: StaffVisitsProps & { id: string; calendarId: string }) {
  const { self } = useAccount();
  return (
    <TimeChoicePage
      calendarId={calendarId}
      movedId={id}
      isStaff
      loadMoved={async () => (await loadVisit({ slug: open.slug, id, self })).booking}
      links={() => ({
        all: hrefIn(open),
        find: hrefIn(open),
        write: null,
        visit: (booking) => hrefIn(open, { booking }),
      })}
    />
  );
}
