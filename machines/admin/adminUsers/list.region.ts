import { pagedList } from '../../kit/pagedList.ts';
import type { AdminUserFilters } from '../model/index.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';

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
    ...pagedList<'loadUsers', AdminUserFilters>('loadUsers'),
    loaded: { always: [{ guard: 'someUsers', target: 'listed' }, { target: 'noMatches' }] },
    noMatches: {},
  },
});
