import { hasPortal, type PortalRole } from '@vetsync/machines/account/model';
import type { OpenPortalTab } from '@vetsync/machines/exchange/model';
import type { TabValue } from '@vetsync/machines/shell/model';
import { NoOrganization } from '@vetsync/ui/screens/organizations/profile/NoOrganization';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { Suspense, type ComponentType } from 'react';
import { usePlatform } from '../../usePlatform.ts';
import { usePortalTitle } from './usePortalTitle.ts';
import { lazyPart } from '../../../page/lazy/lazyNamed.ts';

type PortalTab = ComponentType<{ open: OpenPortalTab }>;

const Dashboard: PortalTab = lazyPart(() => import('./DashboardTab.tsx'));
const Applications: PortalTab = lazyPart(() => import('./ApplicationsTab.tsx'));
const Listings: PortalTab = lazyPart(() => import('./OwnListingsTab.tsx'));
const Messages: PortalTab = lazyPart(() => import('./InboxTab.tsx'));
const Report: PortalTab = lazyPart(() => import('./ReportTab.tsx'));
const NotYet: PortalTab = lazyPart(() => import('./NotYetTab.tsx'));

const tabs: Readonly<Record<PortalRole, Readonly<Partial<Record<TabValue, PortalTab>>>>> = {
  recruiter: {
    dashboard: Dashboard,
    candidates: Applications,
    jobs: Listings,
    interviews: Applications,
    analytics: Report,
    messages: Messages,
  },
  university: {
    dashboard: Dashboard,
    applications: Applications,
    programs: Listings,
    students: Applications,
    reports: Report,
    messages: Messages,
  },
  hospital: {
    dashboard: Dashboard,
    patients: Messages,
    departments: Listings,
    'mental-health': NotYet,
    appointments: NotYet,
    network: NotYet,
  },
  nonprofit: {
    dashboard: Dashboard,
    participants: Applications,
    services: Listings,
    programs: Listings,
    community: Messages,
    reports: Report,
  },
};

/**
 * A tab of a signed-in organization's portal. It shows what the organization's pages show, by the same machines and
 * screens, inside the platform.
 */
export default function AccountPortal() {
  const { acting, content } = usePlatform().view().shell;
  const title = usePortalTitle();
  if (!acting || !hasPortal(acting.role)) return <NoOrganization title={title} />;
  const open = { slug: acting.slug, role: acting.role, tab: content.tab };
  const Tab = tabs[open.role][open.tab] ?? NotYet;
  return (
    <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
      <Tab key={open.slug} open={open} />
    </Suspense>
  );
}
