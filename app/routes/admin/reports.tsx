import { adminReportsMachine, adminReportsView } from '@vetsync/machines/admin/adminReports';
import { adminHref, parseAdminRoute, type AdminRoute } from '@vetsync/machines/admin/model';
import { AdminReports } from '@vetsync/ui/screens/admin/AdminReports';
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

const urlRoute = routeInUrl<Pick<AdminRoute, 'reportStatus' | 'item'>>({
  path: '/admin-dashboard',
  read(search) {
    const { tab, reportStatus, item } = parseAdminRoute(search);
    return tab === 'reports' ? { reportStatus, item } : null;
  },
  href: ({ reportStatus, item }) => adminHref({ tab: 'reports', reportStatus, item }),
});

const machineFor = memoizeByKey((session: Session) =>
  adminReportsMachine.provide({
    actors: {
      sessionChanges: administratorAccess(session),
      locationChanges: urlRoute.locationChanges,
      loadReports: called(admin.loadReports),
      decide: called(admin.decideReport),
    },
  }),
);

/** Reports by status, at `/admin-dashboard?tab=reports&status=…`. */
export default function ReportsTab() {
  const reports = usePageActor(machineFor(useServerActors().session), {
    input: {
      status: parseAdminRoute(location.search).reportStatus,
      item: parseAdminRoute(location.search).item,
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': urlRoute.onLocationChanged },
  });
  return <AdminReports view={useSelector(reports, adminReportsView)} send={reports.send} />;
}
