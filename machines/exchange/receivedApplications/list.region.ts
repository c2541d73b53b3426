import { onTimeout, withEvent, withProblem } from '../../kit/index.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';
import type { ReceivedApplicationsContext } from './applicationsContext.ts';

const firstPage = {
  invoke: {
    src: 'loadApplications',
    input: ({ context: { desk, filters } }: { context: ReceivedApplicationsContext }) => ({
      organizationId: desk?.organization.id ?? '',
      filters,
      cursor: null,
    }),
    onDone: { target: 'loaded', actions: [withEvent('setFirstPage'), 'showArrivalsInSight'] },
    onError: withProblem('failed'),
  },
  after: onTimeout('failed'),
} as const;

/** Pages of applications that match search and status. */
export const listRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.choose': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'sort.change': { target: '.refreshing', actions: ['sort', 'emitRoute'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: 'sameFilters', actions: 'goToPage' },
      { target: '.refreshing', actions: 'goToPage' },
    ],
    'list.outdated': '.refreshing',
    'list.scrolled': { actions: ['setScroll', 'showArrivalsInSight'] },
    'arrivals.show': [
      { guard: 'newestFirst', actions: 'showArrivals' },
      { target: '.refreshing', actions: ['sortNewest', 'emitRoute'] },
    ],
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
    empty: { always: { guard: 'someRows', target: 'listed' } },
    noMatches: { always: { guard: 'someRows', target: 'listed' } },
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { 'list.endReached': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src: 'loadApplications',
            input: ({ context: { desk, filters, list } }) => ({
              organizationId: desk?.organization.id ?? '',
              filters,
              cursor: list.cursor,
            }),
            onDone: { target: 'idle', actions: withEvent('appendNextPage') },
            onError: withProblem('pageFailed'),
          },
          after: onTimeout('pageFailed'),
        },
        pageFailed: { on: { 'list.retry': 'loadingMore' } },
      },
    },
    /** A search is being typed; the previous rows stay visible. */
    searching: { after: { searchDebounce: { target: 'refreshing', actions: 'emitRoute' } } },
    /** The previous rows stay visible. */
    refreshing: firstPage,
  },
});
