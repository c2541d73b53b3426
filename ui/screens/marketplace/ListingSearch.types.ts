import type { ListingSearchEvent, ListingSearchView } from '@vetsync/machines/listingSearch';

export interface ListingSearchProps {
  view: ListingSearchView;
  send: (event: ListingSearchEvent) => void;
}
