import {
  listingSearchMachine,
  listingSearchView,
  type ListingScope,
} from '@vetsync/machines/marketplace/listingSearch';
import { searchListings, type SearchedListings } from '@vetsync/machines/marketplace/model';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import type { ListingFilters, ListingServer } from '@vetsync/machines/organizations/model';
import { inState } from './inState.ts';
import { now, intl } from './leads.ts';

const never = () => Promise.reject(new Error('No story asks a server.'));
export const noServer: ListingServer = { find: never, read: never };

interface SearchSituation {
  scope: ListingScope;
  filters?: ListingFilters;
  world?: World;
  /** Id of the listing whose details are open. */
  openId?: string | undefined;
  /** Ids of those that are compared. */
  compareIds?: readonly string[];
  /** Whether they are shown side by side. */
  isComparing?: boolean;
}

/** What a search of the demo's listings shows. */
export function foundIn(
  published: SearchedListings,
  {
    scope,
    filters: asked,
    world = emptyWorld,
    openId,
    compareIds = [],
    isComparing = false,
  }: SearchSituation,
) {
  const filters: ListingFilters = { ...(scope.kind && { kind: scope.kind }), ...asked };
  const page = searchListings(published, {
    filters,
    cursor: null,
    limit: scope.limit ?? 50,
    ...(filters.saved && { ids: world.savedPrograms.map(({ id }) => id) }),
  });
  const { facets, nextCursor: cursor, sorts = [], narrowings = [], listings: found } = page;
  const opened = published.listings.find(({ id }) => id === openId) ?? null;
  return inState(listingSearchMachine, listingSearchView, {
    value: {
      list: found.length > 0 ? { listed: 'idle' } : 'nothing',
      detail: openId ? (opened ? 'open' : 'missing') : 'closed',
      comparison: 'knowing',
    },
    input: {
      server: noServer,
      scope,
      filters,
      openId: openId ?? null,
      compareIds,
      overlay: isComparing ? 'compare' : null,
      world,
      at: { role: 'user' },
      intl,
      now,
    },
    context: {
      found,
      facets,
      cursor,
      sorts,
      narrowings,
      opened,
      known: new Map(published.listings.map((listing) => [listing.id, listing])),
    },
  }).args.view;
}
