import { adminUsersMachine, adminUsersView } from '@vetsync/machines/admin/adminUsers';
import { adminHref, parseAdminRoute, type AdminUserFilters } from '@vetsync/machines/admin/model';
import { sessionView } from '@vetsync/machines/account/session';
import { AdminUsers } from '@vetsync/ui/screens/admin/AdminUsers';
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

const urlRoute = routeInUrl<AdminUserFilters>({
  path: '/admin-dashboard',
  read(search) {
    const { tab, filters } = parseAdminRoute(search);
    return tab === 'users' ? filters : null;
  },
  href: (filters) => adminHref({ tab: 'users', filters }),
});

const machineFor = memoizeByKey((session: Session) =>
  adminUsersMachine.provide({
    actors: {
      sessionChanges: administratorAccess(session),
      locationChanges: urlRoute.locationChanges,
      loadUsers: called(admin.loadUsers),
      act: called(admin.act),
    },
  }),
);

/** All accounts, at `/admin-dashboard?tab=users&q=…&role=…`. */
export default function UsersTab() {
  const { session } = useServerActors();
  const users = usePageActor(machineFor(session), {
    input: {
      filters: parseAdminRoute(location.search).filters,
      self: sessionView(session.getSnapshot()).user?.id ?? '',
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': urlRoute.onLocationChanged },
  });
  return <AdminUsers view={useSelector(users, adminUsersView)} send={users.send} />;
}
