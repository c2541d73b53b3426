import { calendarSettingsMachine, calendarSettingsView } from '@vetsync/machines/bookings/calendarSettings';
import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { parseQuery } from '@vetsync/machines/model/text';
import { CalendarSettings } from '@vetsync/ui/screens/bookings/CalendarSettings';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useState } from 'react';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called } from '../../../services/calling.ts';
import type { BookingServer } from '../../../services/platformServer.ts';
import { connect } from '../../connect.tsx';
import { useAccount } from '../messages/useAccount.ts';
import { tabPath } from '../portal/tabPath.ts';
import { usePortalTitle } from '../portal/usePortalTitle.ts';

interface Route {
  calendarId: string | null;
}
const read = (search: string): Route => ({ calendarId: parseQuery(search)['calendar'] ?? null });

function settingsAt(open: OpenPortalTab, server: BookingServer) {
  const href = (calendarId: string | null) =>
    portalPageHref('calendars', open, calendarId === null ? {} : { calendar: calendarId }) ?? '';
  const { locationChanges } = routeInUrl({
    path: tabPath(open),
    read,
    href: ({ calendarId }) => href(calendarId),
  });
  const machine = calendarSettingsMachine.provide({
    actors: {
      locationChanges,
      loadCalendars: called(server.loadCalendars),
      saveCalendar: called(server.saveCalendar),
    },
  });
  return { machine, href, ...read(location.search) };
}

const Settings = connect(CalendarSettings, calendarSettingsView, {
  nameOf: ({ calendar }) => calendar?.title ?? null,
});

/** When the providers of an organization can be booked, and for what. */
export default function CalendarSettingsPage({ open }: { open: OpenPortalTab }) {
  const { server } = useAccount();
  const [{ machine, href, calendarId }] = useState(() => settingsAt(open, server));
  const settings = usePageActor(machine, {
    input: { slug: open.slug, calendarId, href, intl: browserIntl(), now: Date.now },
  });
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <Settings actor={settings} />
    </PortalFrame>
  );
}
