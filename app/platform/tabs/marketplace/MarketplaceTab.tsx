import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { createMarketplaceTab } from '@vetsync/machines/marketplace/marketplaceTab';
import { organizationDetailView } from '@vetsync/machines/marketplace/organizationDetail';
import { organizationSearchView } from '@vetsync/machines/marketplace/organizationSearch';
import { ListingSearch } from '@vetsync/ui/screens/marketplace/ListingSearch';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { OrganizationOffers } from '@vetsync/ui/screens/marketplace/OrganizationOffers';
import { OrganizationSearch } from '@vetsync/ui/screens/marketplace/OrganizationSearch';
import { useSelector } from '@xstate/react';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { WithApplications } from '../applications/WithApplications.tsx';
import NotHere from '../shell/NotHereTab.tsx';

const marketplaceTab = createMarketplaceTab(() => import('@vetsync/machines/applications/applicationDialog'));
export const logic = marketplaceTab;

const Listings = connect(ListingSearch, listingSearchView, {
  nameOf: ({ opened }) => opened?.listing.title ?? null,
});
const Offers = connect(OrganizationOffers, listingSearchView);
const Organizations = connect(OrganizationSearch, organizationSearchView);
const Organization = connect(OrganizationDetail, organizationDetailView, {
  nameOf: ({ organization }) => organization?.name ?? null,
});
const PortalOverlay = lazyDialog(() => import('../education/PortalOverlay.tsx'));
const ApplicationOverlay = lazyDialog(() => import('../applications/ApplicationOverlay.tsx'));

/** The marketplace tab, the demo's own Mission Marketplace, and each organization at its own address. */
export default function MarketplaceTab() {
  const page = useTab(marketplaceTab, ({ value }) => value);
  const earlierOf = useTab(marketplaceTab, ({ context }) => context.samples.earlier);
  const listings = useTab(marketplaceTab, ({ context }) => context.samples.listings);
  const { search, organizations, organization, application, portal } = useTabChildren(marketplaceTab);
  const dialog = useSelector(application, (shown) => shown?.context.dialog ?? undefined);
  return (
    <WithApplications earlierOf={earlierOf ?? null} listings={listings}>
      {page === 'listings' && <Listings actor={search} />}
      <Organizations actor={organizations} />
      <Organization actor={organization}>
        <Offers actor={search} />
      </Organization>
      {page === 'unknown' && <NotHere />}
      <PortalOverlay actor={portal} />
      <ApplicationOverlay actor={dialog} />
    </WithApplications>
  );
}
