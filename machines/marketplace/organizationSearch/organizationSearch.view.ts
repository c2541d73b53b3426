import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { problemMessage } from '../../system/model/index.ts';
import { categoryCounts, hasMarketplaceFilters, organizationHref } from '../model/index.ts';
import type { DirectoryScope, ListedOrganization, MarketplaceFilters } from '../model/index.ts';
import type { organizationSearchMachine, OrganizationSearchInput } from './organizationSearch.machine.ts';

export interface FoundOrganization {
  organization: ListedOrganization;
  /** URL of its page. */
  href: string;
}

export interface OrganizationSearchView {
  list: 'loading' | 'failed' | 'empty' | 'noMatches' | 'listed';
  filters: MarketplaceFilters;
  /** What the list can be narrowed down by. */
  offered: OrganizationSearchInput['server']['filters'];
  /** Categories with their counts. */
  counts: typeof categoryCounts;
  /** Whether any filter is set. */
  isFiltered: boolean;
  rows: readonly FoundOrganization[];
  /** How many there are; null until all are listed. */
  count: number | null;
  more: 'none' | 'idle' | 'loading' | 'failed';
  /** Null if there is only one. */
  listing: DirectoryScope | null;
  switchProfileHref: string | null;
  /** Why the list could not be loaded; null if it was. */
  failure: Phrase | null;
}

const moreStates = { idle: 'idle', loadingMore: 'loading', pageFailed: 'failed' } as const;

export function organizationSearchView({
  value,
  context,
}: SnapshotFrom<typeof organizationSearchMachine>): OrganizationSearchView {
  const { filters, found, cursor, server, at, switchProfileHref, problem } = context;
  const isFiltered = hasMarketplaceFilters(filters);
  const nothing = isFiltered ? 'noMatches' : 'empty';
  const list = value === 'nothing' ? nothing : value === 'failed' ? value : 'listed';
  return {
    list: list === 'listed' && found.length === 0 ? 'loading' : list,
    filters,
    offered: server.filters,
    counts: categoryCounts,
    isFiltered,
    rows: found.map((organization) => ({
      organization,
      href: organizationHref(at, organization.slug, filters),
    })),
    count: cursor === null && (found.length > 0 || value === 'nothing') ? found.length : null,
    more: cursor === null ? 'none' : typeof value === 'object' ? moreStates[value.listed] : 'idle',
    listing: server.filters.includes('listing') ? filters.listing : null,
    switchProfileHref,
    failure: value === 'failed' ? problemMessage(problem) : null,
  };
}
