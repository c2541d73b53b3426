import type { ListingKind } from '../../organizations/model/index.ts';
import type { MarketplaceFilters, OrganizationFilter } from '../model/index.ts';

/** Events that the screen sends. */
export type OrganizationSearchEvent =
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; filter: OrganizationFilter; value: string }
  /** Resets the words and what narrows the list down. */
  | { type: 'filters.clear' }
  /** What organizations have published is wanted instead, of one kind or all. */
  | { type: 'kind.choose'; kind: ListingKind | null }
  /** The next page is wanted. */
  | { type: 'list.endReached' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' };

/** Events from the tab: the URL has the search. */
export type OrganizationSearchParentEvent = { type: 'location.changed'; filters: MarketplaceFilters };

export type OrganizationSearchEmitted =
  /** The URL should have these filters. */
  | { type: 'filters.changed'; filters: MarketplaceFilters }
  | { type: 'kind.chosen'; kind: ListingKind | null };
