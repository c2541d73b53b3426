import { pagedList } from '../../kit/pagedList.ts';
import type { RequestFilters } from '../model/index.ts';
import { solutionRequestsSetup } from './solutionRequests.setup.ts';

/** Pages of requests matching search and filter, newest first. */
export const listRegion = solutionRequestsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.change': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: 'sameFilters', actions: 'goToPage' },
      { target: '.refreshing', actions: 'goToPage' },
    ],
  },
  states: {
    ...pagedList<'loadRequests', RequestFilters>('loadRequests'),
    loaded: {
      always: [
        { guard: 'someRequests', target: 'listed' },
        { guard: 'filtered', target: 'noMatches' },
        { target: 'empty' },
      ],
    },
    empty: {},
    noMatches: {},
  },
});
