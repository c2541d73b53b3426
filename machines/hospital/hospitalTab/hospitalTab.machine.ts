import { tabChild } from '../../shell/platform/tabChild.ts';
import type { RouteChanged } from '../../kit/index.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import { createPortalTab } from '../../portal/portalTab/index.ts';
import type { PortalTabContext } from '../../portal/portalTab/index.ts';
import { replaceQuery } from '../../shell/platform/tabRequests.ts';
import { mergeAppointments } from '../../wellness/model/index.ts';
import { hospitalMachine } from '../hospital/index.ts';
import {
  providerRows,
  providerTable,
  parseHospitalRoute,
  appointmentRows,
  appointmentTable,
} from '../model/index.ts';
import type { Hospital } from '../model/index.ts';

const child = tabChild<PortalTabContext<Hospital>>();

const hospitalRoute = ({ tab, route: { detail, query } }: RouteChanged) =>
  parseHospitalRoute(tab ?? '', detail, query);

const page = child(hospitalMachine)({
  input: ({ records, world, route, reader, now }) => ({
    hospital: records,
    visits: world.appointments,
    route: hospitalRoute(route),
    at: portalAddressOf(route),
    reader,
    now,
  }),
  notify: {
    'route.changed': ({ route }) => ({ type: 'location.changed', route: hospitalRoute(route) }),
    'world.changed': ({ world }) => ({
      type: 'visits.changed',
      visits: world.appointments,
    }),
  },
  requests: { 'order.changed': ({ order }) => replaceQuery({ order }) },
});

/**
 * Any tab of the hospital's portal: but the patients: its page beside the table of appointments or providers. What a veteran
 * requests appears in the appointments at once, also from another tab.
 */
export const hospitalTab = createPortalTab({
  id: 'hospitalTab',
  page,
  tables: {
    appointments: {
      table: appointmentTable,
      rowsOf: ({ visits }, { appointments }) => appointmentRows(mergeAppointments(visits, appointments)),
    },
    network: { table: providerTable, rowsOf: ({ providers }) => providerRows(providers) },
  },
});
