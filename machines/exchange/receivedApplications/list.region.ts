import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';
import type { ReceivedApplicationsContext } from './applicationsContext.ts';

const pages = searchListStates({
  src: 'loadApplications',
  request: (context: ReceivedApplicationsContext, cursor) => ({
    organizationId: organizationIdOf(context),
    filters: context.filters,
    cursor,
  }),
  cursorOf: ({ list }) => list.cursor,
  more: 'list.endReached',
  again: 'list.retry',
});

/** Pages of applications that match search and status. */
export const listRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.choose': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'sort.change': { target: '.refreshing', actions: ['sort', 'emitRoute'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: 'sameFilters', actions: 'goToPage' },
      { target: '.refreshing', actions: 'goToPage' },
    ],
    'list.outdated': '.refreshing',
    'list.scrolled': { actions: ['setScroll', 'showArrivalsInSight'] },
    'arrivals.show': [
      { guard: 'newestFirst', actions: 'showArrivals' },
      { target: '.refreshing', actions: ['sortNewest', 'emitRoute'] },
    ],
  },
  states: {
    ...pages,
    listed: {
      ...pages.listed,
      states: {
        ...pages.listed.states,
        idle: {
          on: {
            ...pages.listed.states.idle.on,
            'rows.selectAll': { guard: 'selectsUnlisted', target: 'loadingRest' },
          },
        },
        /** Page by page, until all that can be selected are listed. */
        loadingRest: {
          invoke: {
            src: 'loadApplications',
            input: ({ context }: { context: ReceivedApplicationsContext }) => ({
              organizationId: organizationIdOf(context),
              filters: context.filters,
              cursor: context.list.cursor,
            }),
            onDone: { target: 'selecting', actions: withEvent('appendNextPage') },
            onError: transitionWithError('pageFailed'),
          },
          after: onTimeout('pageFailed'),
        },
        selecting: {
          always: [
            { guard: 'selectsUnlisted', target: 'loadingRest' },
            { target: 'idle', actions: 'selectAll' },
          ],
        },
      },
    },
    loading: { ...pages.loading, on: { 'list.outdated': { target: 'loading', reenter: true } } },
    loaded: {
      always: [
        { guard: 'someRows', target: 'listed' },
        { guard: 'filtered', target: 'noMatches' },
        { target: 'empty' },
      ],
    },
    empty: { always: { guard: 'someRows', target: 'listed' } },
    noMatches: { always: { guard: 'someRows', target: 'listed' } },
  },
});
