import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';
import { candidatesSetup } from './candidates.setup.ts';
import type { CandidatesContext } from './candidates.setup.ts';

const pages = searchListStates({
  src: 'loadCandidates',
  request: (context: CandidatesContext, cursor) => ({
    organizationId: organizationIdOf(context),
    filters: context.filters,
    cursor,
  }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.more',
});

/** Pages of candidates that match search and branch. */
export const listRegion = candidatesSetup.createStateConfig({
  initial: 'loading',
  on: {
    ...routedListEvents('.refreshing'),
    'branch.filter': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'list.outdated': '.refreshing',
  },
  states: {
    ...pages,
    loading: { ...pages.loading, on: { 'list.outdated': { target: 'loading', reenter: true } } },
    ...foundStates,
  },
});
