import { marketplaceView } from '@vetsync/machines/marketplace';
import { createMarketplaceTab } from '@vetsync/machines/marketplaceTab';
import { organizationDetailView } from '@vetsync/machines/organizationDetail';
import { Marketplace } from '@vetsync/ui/screens/marketplace/Marketplace';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { useSelector } from '@xstate/react';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { WithApplications } from '../applications/WithApplications.tsx';
import NotHere from '../shell/NotHereTab.tsx';

const marketplaceTab = createMarketplaceTab(() => import('@vetsync/machines/applicationDialog'));
export const logic = marketplaceTab;

const OrganizationList = connect(Marketplace, marketplaceView);
const OrganizationPage = connect(OrganizationDetail, organizationDetailView, {
  nameOf: ({ organization }) => organization?.name ?? null,
});
const ApplicationOverlay = lazyDialog(() => import('../applications/ApplicationOverlay.tsx'));

/** The marketplace tab, the demo's own Mission Marketplace, and each organization at its own address. */
export default function MarketplaceTab() {
  const page = useTab(marketplaceTab, ({ value }) => value);
  const { list, organization, application } = useTabChildren(marketplaceTab);
  const dialog = useSelector(application, (shown) => shown?.context.dialog ?? undefined);
  return (
    <WithApplications>
      <OrganizationList actor={list} />
      <OrganizationPage actor={organization} />
      {page === 'unknown' && <NotHere />}
      <ApplicationOverlay actor={dialog} />
    </WithApplications>
  );
}
