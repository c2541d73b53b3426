import { listingSearchMachine, listingSearchView } from '@vetsync/machines/listingSearch';
import { createListingsTab } from '@vetsync/machines/listingsTab';
import type {
  ListingFilters,
  PublishedListing,
  PublishedListingPage,
} from '@vetsync/machines/organizations/model';
import { ListingSearch } from '@vetsync/ui/screens/marketplace/ListingSearch';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { listings } from '../../../services/http/listings.ts';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import { WithApplications } from '../applications/WithApplications.tsx';

const search = listingSearchMachine.provide({
  actors: {
    find: fromPromise<PublishedListingPage, { filters: ListingFilters; cursor: string | null }>(({ input }) =>
      listings.find(input),
    ),
    read: fromPromise<{ listing: PublishedListing }, { id: string }>(({ input }) => listings.read(input.id)),
  },
});
const listingsTab = createListingsTab(search, () => import('@vetsync/machines/applicationDialog'));
export const logic = listingsTab;

const Search = connect(ListingSearch, listingSearchView, {
  nameOf: ({ opened }) => opened?.listing.title ?? null,
});
const PortalOverlay = lazyDialog(() => import('../education/PortalOverlay.tsx'));
const ApplicationOverlay = lazyDialog(() => import('../applications/ApplicationOverlay.tsx'));

/** What organizations have published, and the applications for it. */
export default function ListingsTab() {
  const { search: shown, application, portal } = useTabChildren(listingsTab);
  const dialog = useSelector(application, (child) => child?.context.dialog ?? undefined);
  return (
    <WithApplications>
      <Search actor={shown} />
      <PortalOverlay actor={portal} />
      <ApplicationOverlay actor={dialog} />
    </WithApplications>
  );
}
