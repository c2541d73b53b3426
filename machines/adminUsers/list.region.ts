import { noAnswer, withProblem, withEvent } from '../kit/index.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';

/** Pages of users, the newest first, as search and filter say. */
export const list = adminUsersSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.change': { target: '.refreshing', actions: ['filter', 'sayPlace'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'sayPlace'] },
    'place.changed': { target: '.refreshing', actions: 'goToPlace' },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadUsers',
        input: ({ context: { filters } }) => ({ filters, cursor: null }),
        onDone: { target: 'judging', actions: withEvent('takeFirst') },
        onError: withProblem('failed'),
      },
      after: noAnswer('failed'),
    },
    judging: { always: [{ guard: 'someUsers', target: 'listed' }, { target: 'noMatches' }] },
    failed: { on: { 'list.retry': 'loading' } },
    noMatches: {},
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { 'list.endReached': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src: 'loadUsers',
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
        src: 'loadUsers',
        input: ({ context: { filters } }) => ({ filters, cursor: null }),
        onDone: { target: 'judging', actions: withEvent('takeFirst') },
        onError: withProblem('failed'),
      },
      after: noAnswer('failed'),
    },
  },
});
