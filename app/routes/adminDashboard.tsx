import { adminHref, parseAdminRoute, type AdminTab } from '@vetsync/machines/admin/model';
import { AdminDashboard } from '@vetsync/ui/screens/admin/AdminDashboard';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import { AdminFrame, WaitingFrame } from '../platform/AdminFrame.tsx';

const contents: Record<AdminTab, ComponentType> = {
  overview: lazy(() => import('./admin/overview.tsx')),
  users: lazy(() => import('./admin/users.tsx')),
  organizations: lazy(() => import('./admin/organizations.tsx')),
  reports: lazy(() => import('./admin/reports.tsx')),
  data: lazy(() => import('./admin/data.tsx')),
};

/** `/admin-dashboard?tab=users&q=…&role=…`. */
export default function AdminDashboardPage() {
  const { tab } = parseAdminRoute(useSearch());
  const Content = contents[tab];
  return (
    <AdminFrame current={adminHref({ tab })}>
      <AdminDashboard view={{ tab }}>
        <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
          <Content />
        </Suspense>
      </AdminDashboard>
    </AdminFrame>
  );
}

/** The page without data, before the session is known. */
export function Waiting() {
  const { tab } = parseAdminRoute(useSearch());
  return (
    <WaitingFrame current={adminHref({ tab })}>
      <AdminDashboard view={{ tab }}>
        <GuardSpinner view={{ state: 'loading' }} />
      </AdminDashboard>
    </WaitingFrame>
  );
}
