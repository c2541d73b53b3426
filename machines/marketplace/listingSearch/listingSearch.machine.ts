import { assign, emit, fromPromise, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { searchDebounceMs } from '../../leads/model/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { World } from '../../model/world/index.ts';
import { parseListingFilters, listingQuery } from '../../organizations/model/index.ts';
import type {
  ListingFilter,
  ListingFilters,
  ListingKind,
  ListingRequest,
  ListingServer,
  ListingSort,
  MoreListingFilter,
  PublishedListing,
  PublishedListingPage,
} from '../../organizations/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type {
  ListingOverlay,
  ListingSearchEmitted,
  ListingSearchEvent,
  ListingSearchParentEvent,
} from './listingSearch.events.ts';

/** What a page lists. */
export interface ListingScope {
  /** The one kind that it lists; null: the person chooses. */
  kind: ListingKind | null;
  /** Listings of a page. @default what the server takes */
  limit?: number;
  /** The dialog in which it searches, as the URL's `open` names it. @default none: on the page */
  dialog?: string;
}

export interface ListingSearchInput {
  server: ListingServer;
  scope: ListingScope;
  filters: ListingFilters;
  /** Id of the listing that the URL names, or null. */
  openId: string | null;
  /** Whether the URL asks for an application for it instead of its details. @default false */
  isApplying?: boolean;
  /** The person's applications. */
  world: World;
  /** The platform and the role, for links. */
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ListingSearchContext extends ListingSearchInput {
  /** What is typed into the search field. The filter leaves out spaces at its ends, which are typed between words. */
  words: string;
  /** What is typed as ZIP code. */
  zip: string;
  found: readonly PublishedListing[];
  cursor: string | null;
  facets: PublishedListingPage['facets'];
  /** The orders to choose from. */
  sorts: readonly ListingSort[];
  /** Filters that not every search has. */
  narrowings: readonly MoreListingFilter[];
  /** The listing that the URL names, once it is read. */
  opened: PublishedListing | null;
  /** Why the list could not be loaded. */
  problem: Problem;
}

type Located = Pick<ListingSearchInput, 'filters' | 'openId' | 'isApplying'>;
type AskedOf<Request> = Request & Pick<ListingSearchInput, 'server'>;

const named = ({ found, openId }: ListingSearchContext) => found.find(({ id }) => id === openId) ?? null;
function withFilter(filters: ListingFilters, filter: ListingFilter, value: string | null): ListingFilters {
  const texts: Record<string, string> = { ...listingQuery(filters), [filter]: value ?? '' };
  return parseListingFilters({ get: (name) => texts[name] ?? null });
}

/**
 * Searches what organizations have published. The server finds, counts and pages. The URL has the filters and the listing
 * whose details are open, so that both can be shared.
 */
export const listingSearchMachine = setup({
  types: {
    context: {} as ListingSearchContext,
    events: {} as ListingSearchEvent | ListingSearchParentEvent,
    emitted: {} as ListingSearchEmitted,
    input: {} as ListingSearchInput,
  },
  actors: {
    /** Rejects with a `Problem`. */
    find: fromPromise<PublishedListingPage, AskedOf<ListingRequest>>(({ input: { server, ...asked } }) =>
      server.find(asked),
    ),
    /** Rejects with a `Problem`: 404 if nobody can see it any more. */
    read: fromPromise<{ listing: PublishedListing }, AskedOf<{ id: string }>>(
      ({ input: { server, ...asked } }) => server.read(asked),
    ),
  },
  actions: {
    search: assign(({ context, event }) =>
      event.type === 'search.change'
        ? { words: event.q, filters: withFilter(context.filters, 'q', event.q) }
        : {},
    ),
    setZip: assign(({ context }, { zip }: { zip: string }) => ({
      zip,
      filters: withFilter(context.filters, 'near', zip),
    })),
    setFilter: assign(({ context }, { filter, value }: { filter: ListingFilter; value: string | null }) => ({
      filters: withFilter(context.filters, filter, value),
    })),
    /** Keeps the order, which hides nothing. */
    clearFilters: assign(({ context: { filters } }) => ({
      filters: { ...(filters.kind && { kind: filters.kind }), ...(filters.sort && { sort: filters.sort }) },
      words: '',
      zip: '',
    })),
    emitRoute: emit(({ context }) => ({ type: 'filters.changed', filters: context.filters })),
    setRoute: assign(({ context }, { filters, openId, isApplying }: Located) => ({
      filters,
      openId,
      isApplying,
      words: filters.q === context.filters.q ? context.words : (filters.q ?? ''),
      // A ZIP code that is being typed is not in the URL yet.
      zip: filters.near ?? (context.filters.near === undefined ? context.zip : ''),
    })),
    setOverlay: assign((_, { isApplying }: Pick<ListingSearchInput, 'isApplying'>) => ({ isApplying })),
    setFirstPage: assign((_, { output }: { output: PublishedListingPage }) => ({
      found: output.listings,
      cursor: output.nextCursor,
      facets: output.facets,
      sorts: output.sorts ?? [],
      narrowings: output.narrowings ?? [],
    })),
    appendNextPage: assign(({ context }, { output }: { output: PublishedListingPage }) => ({
      found: [...context.found, ...output.listings],
      cursor: output.nextCursor,
    })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    openFound: assign(({ context }) => ({ opened: named(context) })),
    setOpened: assign((_, { output }: { output: { listing: PublishedListing } }) => ({
      opened: output.listing,
    })),
    close: assign({ opened: null }),
    emitOpen: emit((_, { open, id }: { open: ListingOverlay | null; id: string | null }) => ({
      type: 'open.changed',
      open,
      id,
    })),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    foundSome: ({ context }) => context.found.length > 0,
    isSameSearch: ({ context }, { filters }: Pick<ListingSearchInput, 'filters'>) =>
      isEqual(filters, context.filters),
    isSameListing: ({ context }, { openId }: Pick<ListingSearchInput, 'openId'>) => openId === context.openId,
    names: ({ context }) => context.openId !== null,
    isFound: ({ context }) => named(context) !== null,
    isMissing: (_, { error }: { error: unknown }) => problemOf(error).status === 404,
  },
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'listingSearch',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    words: input.filters.q ?? '',
    zip: input.filters.near ?? '',
    found: [],
    cursor: null,
    facets: null,
    sorts: [],
    narrowings: [],
    opened: null,
    problem: unreachable,
  }),
  on: {
    'world.changed': { actions: withEvent('setWorld') },
    'listing.open': {
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'details', id: event.id }) },
    },
    'listing.apply': {
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'apply', id: event.id }) },
    },
    'search.close': { actions: emit({ type: 'search.closed' }) },
    'portal.open': { actions: { type: 'emitOpen', params: { open: 'portal', id: null } } },
    'listing.close': { actions: { type: 'emitOpen', params: { open: null, id: null } } },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        'search.change': { target: '.searching', actions: 'search' },
        'zip.change': { target: '.searching', actions: withEvent('setZip') },
        'filter.change': { target: '.refreshing', actions: [withEvent('setFilter'), 'emitRoute'] },
        'filters.clear': { target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
        'location.changed': [
          { guard: withEvent('isSameSearch') },
          { target: '.refreshing', actions: withEvent('setRoute') },
        ],
      },
      states: {
        ...searchListStates({
          src: 'find',
          request: ({ server, filters, scope: { limit } }: ListingSearchContext, cursor) => ({
            server,
            filters,
            cursor,
            ...(limit && { limit }),
          }),
          cursorOf: ({ cursor }) => cursor,
          more: 'list.endReached',
          again: 'list.retry',
        }),
        loaded: { always: [{ guard: 'foundSome', target: 'listed' }, { target: 'nothing' }] },
        /** Nothing matches. */
        nothing: {},
      },
    },
    detail: {
      initial: 'arriving',
      on: {
        'location.changed': [
          { guard: withEvent('isSameListing'), actions: withEvent('setOverlay') },
          { target: '.arriving', actions: withEvent('setRoute') },
        ],
      },
      states: {
        arriving: {
          always: [
            { guard: 'isFound', target: 'open', actions: 'openFound' },
            { guard: 'names', target: 'reading' },
            { target: 'closed', actions: 'close' },
          ],
        },
        closed: {},
        reading: {
          invoke: {
            src: 'read',
            input: ({ context: { server, openId } }) => ({ server, id: openId ?? '' }),
            onDone: { target: 'open', actions: withEvent('setOpened') },
            onError: [{ guard: withEvent('isMissing'), target: 'missing' }, transitionWithError('failed')],
          },
          after: onTimeout('failed'),
        },
        open: {},
        /** Nobody can see it any more. */
        missing: {},
        failed: { on: { 'listing.retry': 'reading' } },
      },
    },
  },
});
