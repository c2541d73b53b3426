import type { ListingFilter, ListingFilters } from '../../organizations/model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the screen sends. */
export type ListingSearchEvent =
  /** The words of the search. */
  | { type: 'search.change'; q: string }
  /** What is typed as ZIP code. It filters once it has five digits. */
  | { type: 'zip.change'; zip: string }
  /** A filter's value as text; null removes it. */
  | { type: 'filter.change'; filter: ListingFilter; value: string | null }
  /** Resets everything but the kind. */
  | { type: 'filters.clear' }
  /** Organizations are wanted instead of listings. */
  | { type: 'organizations.open' }
  /** Closes the dialog in which it searches. */
  | { type: 'search.close' }
  /** The next page is wanted. */
  | { type: 'list.endReached' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  | { type: 'listing.open'; id: string }
  | { type: 'listing.apply'; id: string }
  /** Saves a listing, or forgets it. */
  | { type: 'listing.save'; id: string }
  /** Adds a listing to the comparison, or removes it. */
  | { type: 'compare.toggle'; id: string }
  | { type: 'compare.open' }
  | { type: 'compare.clear' }
  /** Starts an application to several schools at once. */
  | { type: 'portal.open' }
  | { type: 'listing.close' }
  | { type: 'listing.retry' };

/** Events from the tab. */
export type ListingSearchParentEvent =
  | {
      type: 'location.changed';
      filters: ListingFilters;
      openId: string | null;
      overlay?: ListingOverlay | null;
      compareIds?: readonly string[];
    }
  | { type: 'world.changed'; world: World };

export type ListingSearchEmitted =
  /** The URL should have these filters. */
  | { type: 'filters.changed'; filters: ListingFilters }
  | WorldDispatchEmitted
  | { type: 'organizations.wanted' }
  /** The URL should name these listings to compare. */
  | { type: 'compared.changed'; ids: readonly string[] }
  /** The URL should not name the dialog. */
  | { type: 'search.closed' }
  /** The URL should name this listing, with its details or an application for it, or the common application. */
  | { type: 'open.changed'; open: ListingOverlay | null; id: string | null };

/** What is shown over the list. */
export type ListingOverlay = 'details' | 'apply' | 'portal' | 'compare';
