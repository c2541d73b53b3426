import { noAnswer, withProblem, withEvent } from '../kit/index.ts';
import { solutionRequestsSetup } from './solutionRequests.setup.ts';

/** Pages of requests, the newest first, as search and filter say. */
export const list = solutionRequestsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.change': { target: '.refreshing', actions: ['filter', 'sayPlace'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'sayPlace'] },
    'place.changed': [
      { guard: 'sameFilters', actions: 'goToPlace' },
      { target: '.refreshing', actions: 'goToPlace' },
    ],
  },
  states: {
    loading: {
      invoke: {
        src: 'loadRequests',
        input: ({ context: { filters } }) => ({ filters, cursor: null }),
        onDone: { target: 'loaded', actions: withEvent('takeFirst') },
        onError: withProblem('failed'),
      },
      after: noAnswer('failed'),
    },
    loaded: {
      always: [
        { guard: 'someRequests', target: 'listed' },
        { guard: 'filtered', target: 'noMatches' },
        { target: 'empty' },
      ],
    },
    failed: { on: { 'list.retry': 'loading' } },
    empty: {},
    noMatches: {},
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { 'list.endReached': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src: 'loadRequests',
            input: ({ context: { filters, cursor } }) => ({ filters, cursor }),
            onDone: { target: 'idle', actions: withEvent('takeNext') },
            onError: withProblem('pageFailed'),
          },
          after: noAnswer('pageFailed'),
        },
        pageFailed: { on: { 'list.retry': 'loadingMore' } },
      },
    },
    searching: {
      on: { 'search.change': { target: 'searching', reenter: true, actions: 'search' } },
      after: { searchDebounce: { target: 'refreshing', actions: 'sayPlace' } },
    },
    refreshing: {
      invoke: {
        src: 'loadRequests',
        input: ({ context: { filters } }) => ({ filters, cursor: null }),
        onDone: { target: 'loaded', actions: withEvent('takeFirst') },
        onError: withProblem('failed'),
      },
      after: noAnswer('failed'),
    },
  },
});
