import type { ListingSearchEvent, ListingSearchView } from '@vetsync/machines/marketplace/listingSearch';

export interface ListingSearchProps {
  view: ListingSearchView;
  send: (event: ListingSearchEvent) => void;
}
