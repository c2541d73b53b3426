import { adminHref, parseAdminRoute, noUserFilters, type AdminTab } from '@vetsync/machines/admin/model';
import { sessionView } from '@vetsync/machines/account/session';
import { AdminDashboard } from '@vetsync/ui/screens/admin/AdminDashboard';
import { Account } from '@vetsync/ui/screens/system/Account';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import { navigateTo } from '../page/navigateTo.ts';
import { useServerActors } from '../page/useServerActors.ts';

const contents: Record<AdminTab, ComponentType> = {
  overview: lazy(() => import('./admin/overview.tsx')),
  users: lazy(() => import('./admin/users.tsx')),
  organizations: lazy(() => import('./admin/organizations.tsx')),
  reports: lazy(() => import('./admin/reports.tsx')),
  data: lazy(() => import('./admin/data.tsx')),
};

/** `/admin-dashboard?tab=users&q=…&role=…`. */
export default function AdminDashboardPage() {
  const { session } = useServerActors();
  const { tab } = parseAdminRoute(useSearch());
  const Content = contents[tab];
  return (
    <AdminDashboard
      view={{ tab }}
      send={(event) => navigateTo(adminHref({ tab: event.tab, filters: noUserFilters }))}
      account={<Account view={useSelector(session, sessionView)} send={session.send} />}
    >
      <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
        <Content />
      </Suspense>
    </AdminDashboard>
  );
}

/** The page without data, before the session is known. */
export function Waiting() {
  const { tab } = parseAdminRoute(useSearch());
  return (
    <AdminDashboard view={{ tab }} send={() => {}}>
      <GuardSpinner view={{ state: 'loading' }} />
    </AdminDashboard>
  );
}
