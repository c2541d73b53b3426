import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { searchListStates } from '../../kit/pagedList.ts';
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
    'search.change': { target: '.searching', actions: 'search' },
    'branch.filter': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: 'sameFilters', actions: 'goToPage' },
      { target: '.refreshing', actions: 'goToPage' },
    ],
    'list.outdated': '.refreshing',
  },
  states: {
    ...pages,
    loading: { ...pages.loading, on: { 'list.outdated': { target: 'loading', reenter: true } } },
    loaded: {
      always: [
        { guard: 'someRows', target: 'listed' },
        { guard: 'filtered', target: 'noMatches' },
        { target: 'empty' },
      ],
    },
    empty: {},
    noMatches: {},
  },
});
