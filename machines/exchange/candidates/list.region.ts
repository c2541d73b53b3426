import { onTimeout, withEvent, withProblem } from '../../kit/index.ts';
import { candidatesSetup } from './candidates.setup.ts';
import type { CandidatesContext } from './candidates.setup.ts';

const page = (cursorOf: (context: CandidatesContext) => string | null) =>
  ({
    src: 'loadCandidates',
    input: ({ context }: { context: CandidatesContext }) => ({
      organizationId: context.desk?.organization.id ?? '',
      filters: context.filters,
      cursor: cursorOf(context),
    }),
  }) as const;

const firstPage = {
  invoke: {
    ...page(() => null),
    onDone: { target: 'loaded', actions: withEvent('setFirstPage') },
    onError: withProblem('failed'),
  },
  after: onTimeout('failed'),
} as const;

/** Pages of candidates that match search and branch. */
export const listRegion = candidatesSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'branch.filter': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: 'sameFilters', actions: 'goToPage' },
      { target: '.refreshing', actions: 'goToPage' },
    ],
    'list.outdated': '.refreshing',
  },
  states: {
    loading: { ...firstPage, on: { 'list.outdated': { target: 'loading', reenter: true } } },
    failed: { on: { 'list.retry': 'loading' } },
    loaded: {
      always: [
        { guard: 'someRows', target: 'listed' },
        { guard: 'filtered', target: 'noMatches' },
        { target: 'empty' },
      ],
    },
    empty: {},
    noMatches: {},
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            ...page(({ cursor }) => cursor),
            onDone: { target: 'idle', actions: withEvent('appendNextPage') },
            onError: withProblem('pageFailed'),
          },
          after: onTimeout('pageFailed'),
        },
        pageFailed: { on: { 'list.more': 'loadingMore' } },
      },
    },
    /** A search is being typed; the previous rows stay visible. */
    searching: { after: { searchDebounce: { target: 'refreshing', actions: 'emitRoute' } } },
    /** The previous rows stay visible. */
    refreshing: firstPage,
  },
});
