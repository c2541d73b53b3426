import { searchListStates } from '../../kit/pagedList.ts';
import { solutionRequestsSetup } from './solutionRequests.setup.ts';
import type { SolutionRequestsContext } from './solutionRequests.setup.ts';

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
    ...searchListStates({
      src: 'loadRequests',
      request: ({ filters }: SolutionRequestsContext, cursor) => ({ filters, cursor }),
      cursorOf: ({ cursor }) => cursor,
      more: 'list.endReached',
      again: 'list.retry',
    }),
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
