import { createMarketplaceTab, type MarketplaceSamples } from '@vetsync/machines/marketplaceTab';
import { tabCode } from '@vetsync/machines/platform';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';
import { OrganizationList } from './OrganizationList.tsx';
import { OrganizationPage } from './OrganizationPage.tsx';

const marketplaceTab = createMarketplaceTab(() => import('@vetsync/machines/applicationDialog'));
export const codeOf = (samples: MarketplaceSamples) => tabCode(marketplaceTab, samples);

const ApplicationOverlay = lazy(async () => ({
  default: (await import('../applications/ApplicationOverlay.tsx')).ApplicationOverlay,
}));

const childrenOf = (shown: SnapshotFrom<typeof marketplaceTab> | undefined) => shown?.children;

/** The marketplace tab, the demo's own Mission Marketplace, and each organization at its own address. */
export default function MarketplaceTab() {
  const tab = useTab(marketplaceTab);
  const page = useSelector(tab, (shown) => shown?.value);
  const { list, organization, application } = useSelector(tab, childrenOf) ?? {};
  const dialog = useSelector(application, (shown) => shown?.context.dialog);
  return (
    <>
      {list && <OrganizationList list={list} />}
      {organization && <OrganizationPage organization={organization} />}
      {page === 'unknown' && <NotHere />}
      <Suspense>{dialog && <ApplicationOverlay dialog={dialog} />}</Suspense>
    </>
  );
}
