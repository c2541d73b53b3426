import type { Listing, MarketplaceFilters, MarketplacePlace } from '../model/index.ts';

type FilterChange = {
  [Name in keyof MarketplaceFilters]: {
    type: 'filter.change';
    filter: Name;
    value: MarketplaceFilters[Name];
  };
}[keyof MarketplaceFilters];

/** What the marketplace tells the machine. */
export type MarketplaceEvent =
  | FilterChange
  /** Resets search and all three selects. */
  | { type: 'filters.clear' }
  /** The same search in another listing. */
  | { type: 'listing.choose'; listing: Listing }
  /** Lists some more of those that were found. */
  | { type: 'list.extend' };

/** What the app passes on: the address names what is looked for. */
export type MarketplaceParentEvent = { type: 'place.changed'; place: MarketplacePlace };

/** The address should name this. */
export type MarketplaceEmitted = { type: 'place.changed'; place: MarketplacePlace };
