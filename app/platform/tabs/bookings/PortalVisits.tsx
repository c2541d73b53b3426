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
import { StaffBookings } from '@vetsync/ui/screens/bookings/StaffBookings';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { navigateTo } from '../../../page/navigateTo.ts';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { VisitListServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { usePortalTitle } from '../portal/usePortalTitle.ts';
import { StaffVisit } from './StaffVisit.tsx';

export interface VisitsAddress {
  /** Of the tab, without a query. */
  path: string;
  href: (query?: Query) => string;
  /** Where hours are set; null where there are none. */
  hours: string | null;
  /** The record of a patient. */
  recordHref: (caseId: string) => string;
  /** Where the patient is referred to another organization. */
  referHref?: (caseId: string) => string | null;
}
export interface PortalVisitsProps {
  slug: string;
  self: { server: VisitListServer; owner: Owner };
  address: VisitsAddress;
  /** The visit whose page is shown; undefined: all are listed. */
  booking: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  /** Below the list. */
  note?: ReactNode;
}

/** The appointments of an organization, or the page of one. */
export function PortalVisits(props: PortalVisitsProps) {
  const { slug, self, address, booking } = props;
  if (booking === undefined) return <List {...props} />;
  return (
    <StaffVisit
      key={booking}
      slug={slug}
      id={booking}
      self={self}
      links={(loaded) => ({
        all: address.href(),
        move: address.href({ booking, move: loaded?.booking.calendarId ?? '' }),
        write: null,
        record:
          loaded?.side === 'organization' && loaded.caseId !== null
            ? address.recordHref(loaded.caseId)
            : null,
        refer:
          loaded?.side === 'organization' && loaded.mayAnswer && loaded.caseId !== null
            ? (address.referHref?.(loaded.caseId) ?? null)
            : null,
      })}
    />
  );
}

function listAt({ path, href: hrefOf }: VisitsAddress, server: VisitListServer) {
  const href = (route: StaffBookingsRoute) => hrefOf(staffBookingsQuery(route));
  const inUrl = routeInUrl({ path, read: parseStaffBookings, href });
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

function List({ slug, self: { server }, address, now, note }: PortalVisitsProps) {
  const [{ machine, href, route }] = useState(() => listAt(address, server));
  const list = usePageActor(machine, {
    input: {
      slug,
      route,
      href,
      visitHref: (id) => address.href({ booking: id }),
      moveHref: ({ id, calendarId }, day) =>
        address.href({ booking: id, move: calendarId, ...(day !== null && { day }) }),
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now,
    },
  });
  const view = useSelector(list, staffBookingsView);
  const mayList = useSelector(list, ({ context: { workspace } }) =>
    workspace ? roleAllows(workspace.role, 'list') : false,
  );
  return (
    <PortalFrame title={usePortalTitle()} tab="appointments">
      <StaffBookings
        view={view}
        send={list.send}
        onGo={(to) => navigateTo(to)}
        hoursHref={mayList ? address.hours : null}
      />
      {note}
    </PortalFrame>
  );
}
