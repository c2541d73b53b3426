import { searchListStates } from '../../kit/pagedList.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';
import type { AdminUsersContext } from './adminUsers.setup.ts';

/** Pages of users matching search and filter, newest first. */
export const listRegion = adminUsersSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.change': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [{ guard: 'sameFilters' }, { target: '.refreshing', actions: 'goToPage' }],
  },
  states: {
    ...searchListStates({
      src: 'loadUsers',
      request: ({ filters }: AdminUsersContext, cursor) => ({ filters, cursor }),
      cursorOf: ({ cursor }) => cursor,
      more: 'list.endReached',
      again: 'list.retry',
    }),
    loaded: { always: [{ guard: 'someUsers', target: 'listed' }, { target: 'noMatches' }] },
    noMatches: {},
  },
});
