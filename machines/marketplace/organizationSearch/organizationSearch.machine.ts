import { assign, emit, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { ListingKind } from '../../organizations/model/index.ts';
import type { PlatformPlace } from '../../shell/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable, problemMessage } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import {
  noMarketplaceFilters,
  parseMarketplaceFilters,
  categoryCounts,
  hasMarketplaceFilters,
  organizationHref,
} from '../model/index.ts';
import type {
  ListedOrganization,
  MarketplaceFilters,
  OrganizationFilter,
  OrganizationServer,
  OrganizationsFound,
  DirectoryScope,
} from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

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

/** Organizations of a page. */
export const marketplacePageSize = 12;

export interface OrganizationSearchInput {
  server: OrganizationServer;
  /** From the URL. */
  filters: MarketplaceFilters;
  /** Where another profile is chosen; null: nowhere. */
  switchProfileHref: string | null;
  /** The platform and the role, for links. */
  at: PlatformPlace;
}

export interface OrganizationSearchContext extends OrganizationSearchInput {
  found: readonly ListedOrganization[];
  cursor: string | null;
  /** Why the list could not be loaded. */
  problem: Problem;
}

type Asked = Parameters<OrganizationServer['find']>[0] & Pick<OrganizationSearchInput, 'server'>;

/**
 * Search for organizations (feature spec, section 2, "Mission Marketplace"). The search is in the URL and in the links to each
 * organization, so that the way back shows the same results.
 */
export const organizationSearchMachine = setup({
  types: {
    context: {} as OrganizationSearchContext,
    events: {} as OrganizationSearchEvent | OrganizationSearchParentEvent,
    emitted: {} as OrganizationSearchEmitted,
    input: {} as OrganizationSearchInput,
  },
  actors: {
    /** Rejects with a `Problem`. */
    find: fromPromise<OrganizationsFound, Asked>(({ input: { server, ...asked } }) => server.find(asked)),
  },
  actions: {
    setFilters: assign((_, { filters }: { filters: MarketplaceFilters }) => ({ filters })),
    search: assign(({ context: { filters } }, { q }: { q: string }) => ({ filters: { ...filters, q } })),
    setFilter: assign(
      ({ context: { filters } }, { filter, value }: { filter: OrganizationFilter; value: string }) => ({
        filters: parseMarketplaceFilters({ ...filters, [filter]: value }),
      }),
    ),
    clearFilters: assign(({ context: { filters } }) => ({
      filters: { ...noMarketplaceFilters, listing: filters.listing },
    })),
    emitRoute: emit(({ context }) => ({ type: 'filters.changed', filters: context.filters })),
    emitKind: emit((_, { kind }: { kind: ListingKind | null }) => ({ type: 'kind.chosen', kind })),
    setFirstPage: assign((_, { output }: { output: OrganizationsFound }) => ({
      found: output.organizations,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context: { found } }, { output }: { output: OrganizationsFound }) => ({
      found: [...found, ...output.organizations],
      cursor: output.nextCursor,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    foundSome: ({ context }) => context.found.length > 0,
    /** The URL returns what this machine has emitted. */
    isSameSearch: ({ context }, { filters }: { filters: MarketplaceFilters }) =>
      isEqual(filters, context.filters),
  },
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'organizationSearch',
  context: ({ input }) => ({ ...input, found: [], cursor: null, problem: unreachable }),
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: [withEvent('search'), 'emitRoute'] },
    'filter.change': { target: '.refreshing', actions: [withEvent('setFilter'), 'emitRoute'] },
    'filters.clear': { target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'kind.choose': { actions: withEvent('emitKind') },
    'location.changed': [
      { guard: withEvent('isSameSearch') },
      { target: '.refreshing', actions: withEvent('setFilters') },
    ],
  },
  states: {
    ...searchListStates({
      src: 'find',
      request: ({ server, filters }: OrganizationSearchContext, cursor) => ({
        server,
        filters,
        cursor,
        limit: marketplacePageSize,
      }),
      cursorOf: ({ cursor }) => cursor,
      more: 'list.endReached',
      again: 'list.retry',
    }),
    // The URL has the words at once: whoever opens an organization meanwhile finds them on the way back.
    searching: { after: { searchDebounce: 'refreshing' } },
    loaded: { always: [{ guard: 'foundSome', target: 'listed' }, { target: 'nothing' }] },
    /** Nothing matches. */
    nothing: {},
  },
});

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
