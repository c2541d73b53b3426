import { listingSearchView } from '@vetsync/machines/listingSearch';
import { createListingsTab } from '@vetsync/machines/listingsTab';
import { ListingSearch } from '@vetsync/ui/screens/marketplace/ListingSearch';
import { useSelector } from '@xstate/react';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import { WithApplications } from '../applications/WithApplications.tsx';

const listingsTab = createListingsTab(() => import('@vetsync/machines/applicationDialog'));
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
