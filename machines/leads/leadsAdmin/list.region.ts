import { onTimeout, withProblem, withEvent } from '../../kit/index.ts';
import { leadPageSize } from '../model/index.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';

/** The rows: keyset pages, search, filters, sort, and live leads. */
export const listRegion = leadsAdminSetup.createStateConfig({
  initial: 'awaitingFeed',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.change': { target: '.loading', actions: ['filter', 'emitRoute'] },
    'sort.change': { target: '.loading', actions: ['sort', 'emitRoute'] },
    'filters.clear': { target: '.loading', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: 'sameFilters', actions: 'goToPage' },
      { target: '.loading', actions: 'goToPage' },
    ],
    'list.outdated': '.loading',
    'list.scrolled': { actions: ['setScroll', 'showArrivalsInSight'] },
    'lead.arrived': {
      actions: [withEvent('countArrival'), 'showArrivalsInSight'],
    },
    'arrivals.show': [{ guard: 'atTheTop', actions: 'showArrivals' }, { target: '.loading' }],
  },
  states: {
    /** Loading before the feed is open could miss a lead in between. */
    awaitingFeed: {
      on: { 'feed.settled': 'loading' },
      after: { feedPatience: 'loading' },
    },
    loading: {
      entry: 'startOver',
      on: {
        'lead.arrived': { actions: withEvent('countArrival') },
        'list.scrolled': { actions: 'setScroll' },
        'arrivals.show': {},
      },
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ filters: context.filters, cursor: null, limit: leadPageSize }),
        onDone: {
          target: 'loaded',
          actions: [withEvent('setFirstPage'), 'showArrivalsInSight'],
        },
        onError: withProblem('failed'),
      },
      after: onTimeout('failed'),
    },
    searching: { after: { searchDebounce: { target: 'loading', actions: 'emitRoute' } } },
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
            src: 'loadPage',
            input: ({ context }) => ({
              filters: context.filters,
              cursor: context.list.cursor,
              limit: leadPageSize,
            }),
            onDone: {
              target: 'idle',
              actions: withEvent('appendNextPage'),
            },
            onError: withProblem('pageFailed'),
          },
          after: onTimeout('pageFailed'),
        },
        pageFailed: { on: { 'list.retry': 'loadingMore' } },
      },
    },
  },
});
