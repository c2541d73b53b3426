import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { withEvent } from '../../kit/withEvent.ts';
import { routedListEvents } from '../../kit/routedList.ts';
import { workListStates } from '../workList/selectionStates.ts';
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
  states: workListStates(list),
});
