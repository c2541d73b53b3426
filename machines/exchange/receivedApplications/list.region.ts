import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { withEvent } from '../../kit/withEvent.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';
import { selectablePageStates } from '../workList/selectionStates.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';
import type { ReceivedApplicationsContext } from './applicationsContext.ts';

const list = {
  src: 'loadApplications',
  request: (context: ReceivedApplicationsContext, cursor: string | null) => ({
    organizationId: organizationIdOf(context),
    filters: context.filters,
    cursor,
  }),
  cursorOf: (context: ReceivedApplicationsContext) => context.list.cursor,
  more: 'list.endReached',
  again: 'list.retry',
} as const;
const pages = searchListStates(list);

/** Pages of applications that match search and status. */
export const listRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'loading',
  on: {
    ...routedListEvents('.refreshing'),
    'filter.choose': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'sort.change': { target: '.refreshing', actions: ['sort', 'emitRoute'] },
    'row.follow': { actions: withEvent('emitFollowed') },
    'list.outdated': '.refreshing',
    'list.scrolled': { actions: ['setScroll', 'showArrivalsInSight'] },
    'arrivals.show': [
      { guard: 'newestFirst', actions: 'showArrivals' },
      { target: '.refreshing', actions: ['sortNewest', 'emitRoute'] },
    ],
  },
  states: {
    ...pages,
    listed: { ...pages.listed, states: selectablePageStates(list) },
    loading: { ...pages.loading, on: { 'list.outdated': { target: 'loading', reenter: true } } },
    ...foundStates,
  },
});
