import type { ListingSearchEvent, ListingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type ListingSearchProps = ScreenProps<ListingSearchView, ListingSearchEvent>;
