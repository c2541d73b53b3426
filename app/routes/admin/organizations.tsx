import {
  adminOrganizationsMachine,
  adminOrganizationsView,
} from '@vetsync/machines/admin/adminOrganizations';
import { adminHref, parseAdminRoute, type AdminRoute } from '@vetsync/machines/admin/model';
import { AdminOrganizations } from '@vetsync/ui/screens/admin/AdminOrganizations';
import { useSelector } from '@xstate/react';
import { routeInUrl } from '../../page/routeInUrl.ts';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { administratorAccess } from '../../services/sessionChanges.ts';
import type { Session } from '../../services/session.ts';
import { browserIntl } from '../../services/browser/intl.ts';
import { admin } from '../../services/http/admin.ts';
import { called } from '../../services/calling.ts';

const urlRoute = routeInUrl<Pick<AdminRoute, 'organizationStatus' | 'item'>>({
  path: '/admin-dashboard',
  read(search) {
    const { tab, organizationStatus, item } = parseAdminRoute(search);
    return tab === 'organizations' ? { organizationStatus, item } : null;
  },
  href: ({ organizationStatus, item }) => adminHref({ tab: 'organizations', organizationStatus, item }),
});

const machineFor = memoizeByKey((session: Session) =>
  adminOrganizationsMachine.provide({
    actors: {
      sessionChanges: administratorAccess(session),
      locationChanges: urlRoute.locationChanges,
      loadOrganizations: called(admin.loadOrganizations),
      decide: called(admin.decide),
    },
  }),
);

/** All organizations by status, at `/admin-dashboard?tab=organizations&status=…`. */
export default function OrganizationsTab() {
  const organizations = usePageActor(machineFor(useServerActors().session), {
    input: {
      status: parseAdminRoute(location.search).organizationStatus,
      item: parseAdminRoute(location.search).item,
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': urlRoute.onLocationChanged },
  });
  return (
    <AdminOrganizations view={useSelector(organizations, adminOrganizationsView)} send={organizations.send} />
  );
}
