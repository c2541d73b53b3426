import { searchListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';
import { solutionRequestsSetup } from './solutionRequests.setup.ts';
import type { SolutionRequestsContext } from './solutionRequests.setup.ts';

/** Pages of requests matching search and filter, newest first. */
export const listRegion = solutionRequestsSetup.createStateConfig({
  initial: 'loading',
  on: {
    ...routedListEvents('.refreshing'),
    'filter.change': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
  },
  states: {
    ...searchListStates({
      src: 'loadRequests',
      request: ({ filters }: SolutionRequestsContext, cursor) => ({ filters, cursor }),
      cursorOf: ({ cursor }) => cursor,
      more: 'list.endReached',
      again: 'list.retry',
    }),
    ...foundStates,
  },
});
