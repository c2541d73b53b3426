import { hasPortal } from '@vetsync/machines/account/model';
import { pagesOfTab, pageShown, portalPageHref } from '@vetsync/machines/exchange/model';
import type { OpenPortalTab, PortalPage } from '@vetsync/machines/exchange/model';
import type { TabValue } from '@vetsync/machines/shell/model';
import { PortalPages } from '@vetsync/ui/screens/exchange/PortalPages';
import { NoOrganization } from '@vetsync/ui/screens/organizations/profile/NoOrganization';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { Suspense, type ComponentType } from 'react';
import { useShell } from '../../usePlatform.ts';
import { usePortalTitle } from './usePortalTitle.ts';
import { lazyPart } from '../../../page/lazy/lazyNamed.ts';

type PortalTab = ComponentType<{ open: OpenPortalTab; page: PortalPage | null }>;

const Dashboard: PortalTab = lazyPart(() => import('./DashboardTab.tsx'));
const NotHere: PortalTab = lazyPart(() => import('../shell/NotHereTab.tsx'));

const pages: Readonly<Record<PortalPage, PortalTab>> = {
  applications: lazyPart(() => import('./ApplicationsTab.tsx')),
  calendars: lazyPart(() => import('../bookings/CalendarSettingsPage.tsx')),
  candidates: lazyPart(() => import('./CandidatesTab.tsx')),
  cases: lazyPart(() => import('./CasesTab.tsx')),
  events: lazyPart(() => import('./OwnListingsTab.tsx')),
  interviews: lazyPart(() => import('../interviews/InterviewsPage.tsx')),
  listings: lazyPart(() => import('./OwnListingsTab.tsx')),
  messages: lazyPart(() => import('./InboxTab.tsx')),
  network: lazyPart(() => import('./NetworkTab.tsx')),
  referrals: lazyPart(() => import('../bookings/StaffReferrals.tsx')),
  report: lazyPart(() => import('./ReportTab.tsx')),
  services: lazyPart(() => import('./ServicesTab.tsx')),
};
/** Tabs that show none of these, or one of them in their own way. */
const others: Readonly<Partial<Record<TabValue, PortalTab>>> = {
  dashboard: Dashboard,
  appointments: lazyPart(() => import('../bookings/StaffVisits.tsx')),
  'mental-health': lazyPart(() => import('./MentalHealthTab.tsx')),
};

/**
 * A tab of a signed-in organization's portal. It shows what the organization's pages show, by the same machines and
 * screens, inside the platform. A tab with two of them names them below its title.
 */
export default function AccountPortal() {
  const { acting, content } = useShell();
  const title = usePortalTitle();
  if (!acting || !hasPortal(acting.role)) return <NoOrganization title={title} />;
  const open = { slug: acting.slug, role: acting.role, tab: content.tab };
  const page = pageShown(open, content.query);
  // Nothing else has an address below its tab.
  const isHere = content.detail.length === 0 || page === 'candidates';
  const Tab = (isHere && (page ? pages[page] : others[open.tab])) || NotHere;
  // A page that refuses the reader isn't offered.
  const offered = (one: PortalPage) => one !== 'candidates' || acting.mayReview || one === page;
  return (
    <PortalPages
      kind={open.role}
      pages={pagesOfTab(open.role, open.tab)
        .filter(offered)
        .map((one) => ({
          page: one,
          href: portalPageHref(one, open) ?? '',
          isCurrent: one === page,
        }))}
    >
      <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
        <Tab key={`${open.slug} ${page}`} open={open} page={page} />
      </Suspense>
    </PortalPages>
  );
}
