import type { DirectoryScope, MarketplaceFilters, MarketplaceRoute } from '../model/index.ts';

type FilterChange = {
  [Name in keyof MarketplaceFilters]: {
    type: 'filter.change';
    filter: Name;
    value: MarketplaceFilters[Name];
  };
}[keyof MarketplaceFilters];

/** Events that the marketplace sends. */
export type MarketplaceEvent =
  | FilterChange
  /** Resets search and all three selects. */
  | { type: 'filters.clear' }
  /** The same search in another listing. */
  | { type: 'listing.choose'; listing: DirectoryScope }
  /** Lists more results. */
  | { type: 'list.more' };

/** Events from the app: the URL has search and filters. */
export type MarketplaceParentEvent = { type: 'location.changed'; route: MarketplaceRoute };

/** The URL should contain this route. */
export type MarketplaceEmitted = { type: 'location.changed'; route: MarketplaceRoute };
