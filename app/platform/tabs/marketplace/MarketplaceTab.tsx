import { marketplaceView } from '@vetsync/machines/marketplace';
import { createMarketplaceTab, type MarketplaceSamples } from '@vetsync/machines/marketplaceTab';
import { organizationDetailView } from '@vetsync/machines/organizationDetail';
import { tabCode } from '@vetsync/machines/platform';
import { Marketplace } from '@vetsync/ui/screens/marketplace/Marketplace';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

const marketplaceTab = createMarketplaceTab(() => import('@vetsync/machines/applicationDialog'));
export const codeOf = (samples: MarketplaceSamples) => tabCode(marketplaceTab, samples);

const OrganizationList = connect(Marketplace, marketplaceView);
const OrganizationPage = connect(OrganizationDetail, organizationDetailView, {
  nameOf: ({ organization }) => organization?.name ?? null,
});
const ApplicationOverlay = lazy(async () => ({
  default: (await import('../applications/ApplicationOverlay.tsx')).ApplicationOverlay,
}));

/** The marketplace tab, the demo's own Mission Marketplace, and each organization at its own address. */
export default function MarketplaceTab() {
  const page = useSelector(useTab(marketplaceTab), (tab) => tab?.value);
  const { list, organization, application } = useTabChildren(marketplaceTab);
  const dialog = useSelector(application, (shown) => shown?.context.dialog);
  return (
    <>
      {list && <OrganizationList actor={list} />}
      {organization && <OrganizationPage actor={organization} />}
      {page === 'unknown' && <NotHere />}
      <Suspense>{dialog && <ApplicationOverlay actor={dialog} />}</Suspense>
    </>
  );
}
