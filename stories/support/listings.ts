import { listingSearchMachine, listingSearchView, type ListingScope } from '@vetsync/machines/listingSearch';
import { searchListings, type SearchedListings } from '@vetsync/machines/marketplace/model';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import type { ListingFilters, ListingServer } from '@vetsync/machines/organizations/model';
import { inState } from './inState.ts';
import { now, reader } from './leads.ts';

const never = () => Promise.reject(new Error('No story asks a server.'));
export const noServer: ListingServer = { find: never, read: never };

interface SearchSituation {
  scope: ListingScope;
  filters?: ListingFilters;
  world?: World;
  /** Id of the listing whose details are open. */
  openId?: string | undefined;
}

/** What a search of the demo's listings shows. */
export function foundIn(
  published: SearchedListings,
  { scope, filters: asked, world = emptyWorld, openId }: SearchSituation,
) {
  const filters: ListingFilters = { ...(scope.kind && { kind: scope.kind }), ...asked };
  const page = searchListings(published, { filters, cursor: null, limit: scope.limit ?? 50 });
  const { facets, nextCursor: cursor, sorts = [], narrowings = [], listings: found } = page;
  const opened = published.listings.find(({ id }) => id === openId) ?? null;
  return inState(listingSearchMachine, listingSearchView, {
    value: {
      list: found.length > 0 ? { listed: 'idle' } : 'nothing',
      detail: openId ? (opened ? 'open' : 'missing') : 'closed',
    },
    input: {
      server: noServer,
      scope,
      filters,
      openId: openId ?? null,
      world,
      at: { mode: 'demo', role: 'user' },
      reader,
      now,
    },
    context: { found, facets, cursor, sorts, narrowings, opened },
  }).args.view;
}
