import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { changesNotProvided, withEvent } from '../../kit/index.ts';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { Query } from '../../model/text/query.ts';
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
import type { PlatformPlace } from '../../shell/model/index.ts';
import type { TabAddress } from '../../shell/platform/tabAddress.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
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
  /** What the page asks for, whatever its URL does, and what links to its listings keep of the URL. @default the URL asks */
  fixedOf?: (route: TabAddress) => { filters: ListingFilters; query: Query } | null;
}

export interface ListingSearchInput {
  server: ListingServer;
  scope: ListingScope;
  filters: ListingFilters;
  /** Id of the listing that the URL names, or null. */
  openId: string | null;
  /** What the URL opens. @default null */
  overlay?: ListingOverlay | null;
  /** Ids of the listings that are compared, in the URL. @default none */
  compareIds?: readonly string[];
  /** What links to listings keep of the URL; null: the filters. @default null */
  query?: Query | null;
  /** The person's applications. */
  world: World;
  /** The platform and the role, for links. */
  at: PlatformPlace;
  intl: Omit<IntlConfig, 'now'>;
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
  /** All listings that were seen, by id. */
  known: ReadonlyMap<string, PublishedListing>;
  /** Compared ones that could not be read. */
  gone: readonly string[];
  /** Why the list could not be loaded. */
  problem: Problem;
}

type Located = Pick<ListingSearchInput, 'filters' | 'openId' | 'overlay' | 'compareIds' | 'query'>;
type AskedOf<Request> = Request & Pick<ListingSearchInput, 'server'>;

/** Most listings in a comparison. */
export const compareMax = 3;
/** Most saved listings that are asked for at once: the newest. */
export const savedMax = 50;

/** What is known of listings stays known for the comparison, whatever the search finds next. */
const remembered = ({ known }: Pick<ListingSearchContext, 'known'>, more: readonly PublishedListing[]) => ({
  known: new Map([...known, ...more.map((listing) => [listing.id, listing] as const)]),
});
const unknownIds = ({ compareIds = [], known, gone }: ListingSearchContext) =>
  compareIds.filter((id) => !known.has(id) && !gone.includes(id));

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
    /** On a page of its own: reports the route in the URL with `location.changed`. In a tab, the tab does. */
    locationChanges: changesNotProvided,
    /** Rejects with a `Problem`. */
    find: fromPromise<PublishedListingPage, AskedOf<ListingRequest>>(({ input: { server, ...asked } }) =>
      server.find(asked),
    ),
    /** Leaves out what nobody can see any more. */
    readAll: fromPromise<PublishedListing[], AskedOf<{ ids: readonly string[] }>>(
      async ({ input: { server, ids } }) => {
        const answers = await Promise.allSettled(ids.map((id) => server.read({ id })));
        return answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.listing : []));
      },
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
    setRoute: assign(({ context }, { filters, openId, overlay, compareIds, query }: Located) => ({
      filters,
      query,
      openId,
      overlay,
      compareIds,
      words: filters.q === context.filters.q ? context.words : (filters.q ?? ''),
      // A ZIP code that is being typed is not in the URL yet.
      zip: filters.near ?? (context.filters.near === undefined ? context.zip : ''),
    })),
    setOverlay: assign((_, { overlay, compareIds, query }: Located) => ({ overlay, compareIds, query })),
    setFirstPage: assign(({ context }, { output }: { output: PublishedListingPage }) => ({
      ...remembered(context, output.listings),
      found: output.listings,
      cursor: output.nextCursor,
      facets: output.facets,
      sorts: output.sorts ?? [],
      narrowings: output.narrowings ?? [],
    })),
    appendNextPage: assign(({ context }, { output }: { output: PublishedListingPage }) => ({
      ...remembered(context, output.listings),
      found: [...context.found, ...output.listings],
      cursor: output.nextCursor,
    })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    openFound: assign(({ context }) => ({ opened: named(context) })),
    setOpened: assign(({ context }, { output }: { output: { listing: PublishedListing } }) => ({
      ...remembered(context, [output.listing]),
      opened: output.listing,
    })),
    close: assign({ opened: null }),
    setCompared: assign(({ context }, { output }: { output: readonly PublishedListing[] }) => ({
      ...remembered(context, output),
      gone: [...context.gone, ...unknownIds(context)].filter((id) => output.every((one) => one.id !== id)),
    })),
    toggleCompared: assign(({ context: { compareIds = [] } }, { id }: { id: string }) => {
      const ids = compareIds.includes(id) ? compareIds.filter((one) => one !== id) : [...compareIds, id];
      return ids.length > compareMax ? {} : { compareIds: ids };
    }),
    clearCompared: assign({ compareIds: [] }),
    emitCompared: emit(({ context: { compareIds = [] } }) => ({ type: 'compared.changed', ids: compareIds })),
    toggleSaved: enqueueActions(({ context: { known, world }, enqueue }, { id }: { id: string }) => {
      const listing = known.get(id);
      const isSaved = world.savedPrograms.some((one) => one.id === id);
      if (isSaved)
        enqueue.emit({ type: 'world.dispatch', command: { type: 'program.forget', programId: id } });
      else if (listing) {
        const program = { id, title: `${listing.title}, ${listing.organization.name}` };
        enqueue.emit({ type: 'world.dispatch', command: { type: 'program.save', program } });
      }
    }),
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
    lacksCompared: ({ context }) => unknownIds(context).length > 0,
    compares: ({ context: { compareIds = [] } }) => compareIds.length > 0,
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
    known: new Map(),
    gone: [],
    problem: unreachable,
  }),
  invoke: { src: 'locationChanges' },
  on: {
    'world.changed': { actions: withEvent('setWorld') },
    'listing.open': {
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'details', id: event.id }) },
    },
    'listing.apply': {
      actions: { type: 'emitOpen', params: ({ event }) => ({ open: 'apply', id: event.id }) },
    },
    'organizations.open': { actions: emit({ type: 'organizations.wanted' }) },
    'search.close': { actions: emit({ type: 'search.closed' }) },
    'portal.open': { actions: { type: 'emitOpen', params: { open: 'portal', id: null } } },
    'listing.save': { actions: withEvent('toggleSaved') },
    'compare.toggle': { actions: [withEvent('toggleCompared'), 'emitCompared'] },
    'compare.clear': { actions: ['clearCompared', 'emitCompared'] },
    'compare.open': {
      guard: 'compares',
      actions: { type: 'emitOpen', params: { open: 'compare', id: null } },
    },
    'listing.close': { actions: { type: 'emitOpen', params: { open: null, id: null } } },
  },
  states: {
    /** What is compared and was not found here, as after a reload, is read. */
    comparison: {
      initial: 'knowing',
      on: { 'location.changed': { target: '.knowing', actions: withEvent('setOverlay') } },
      states: {
        knowing: { always: { guard: 'lacksCompared', target: 'reading' } },
        reading: {
          invoke: {
            src: 'readAll',
            input: ({ context }) => ({ server: context.server, ids: unknownIds(context) }),
            onDone: { target: 'knowing', actions: withEvent('setCompared') },
          },
        },
      },
    },
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
          request: ({ server, filters, scope: { limit }, world }: ListingSearchContext, cursor) => ({
            server,
            filters,
            cursor,
            ...(limit && { limit }),
            ...(filters.saved && { ids: world.savedPrograms.map(({ id }) => id).slice(-savedMax) }),
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
      initial: 'routing',
      on: {
        'location.changed': [
          { guard: withEvent('isSameListing') },
          { target: '.routing', actions: withEvent('setRoute') },
        ],
      },
      states: {
        routing: {
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
