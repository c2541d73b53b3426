import type { SnapshotFrom } from 'xstate';
import type { PublishedListing } from '../../organizations/model/index.ts';
import type { listingSearchMachine } from './listingSearch.machine.ts';
import { listingSearchView } from './listingSearch.view.ts';

/** What a tab knows of its search. */
export interface SearchInTab {
  /** The listing whose details are read. */
  listing: PublishedListing | null;
  found: readonly PublishedListing[];
  q: string;
  status: 'searching' | 'found' | 'failed';
  more: 'none' | 'idle' | 'loading' | 'failed';
}

export const searchBefore: SearchInTab = {
  listing: null,
  found: [],
  q: '',
  status: 'searching',
  more: 'none',
};

/** What it knows after a snapshot. */
export function selectedOf(shown: SnapshotFrom<typeof listingSearchMachine>): SearchInTab {
  const { filters, list, isRefreshing, more } = listingSearchView(shown);
  return {
    listing: shown.context.opened,
    found: shown.context.found,
    q: filters.q ?? '',
    status: list === 'failed' ? 'failed' : list === 'loading' || isRefreshing ? 'searching' : 'found',
    more,
  };
}
