import { withEvent } from '../../kit/index.ts';
import { pagedListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';
import { leadPageSize } from '../model/index.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';
import type { LeadsAdminContext } from './leadsAdmin.setup.ts';

const pages = pagedListStates({
  src: 'loadPage',
  request: ({ filters }: LeadsAdminContext, cursor) => ({ filters, cursor, limit: leadPageSize }),
  cursorOf: ({ list }) => list.cursor,
  more: 'list.endReached',
  again: 'list.retry',
});

const goToPage = [withEvent('goToPage'), withEvent('setTab')] as const;

/** The rows: keyset pages, search, filters, sort, and live leads. */
export const listRegion = leadsAdminSetup.createStateConfig({
  initial: 'awaitingFeed',
  on: {
    ...routedListEvents('.loading'),
    'filter.change': { target: '.loading', actions: ['filter', 'emitRoute'] },
    'sort.change': { target: '.loading', actions: ['sort', 'emitRoute'] },
    'location.changed': [
      { guard: withEvent('sameFilters'), actions: goToPage },
      { target: '.loading', actions: goToPage },
    ],
    'list.outdated': '.loading',
    'list.scrolled': { actions: ['setScroll', 'showArrivalsInSight'] },
    'lead.arrived': {
      actions: [withEvent('countArrival'), 'showArrivalsInSight'],
    },
    'arrivals.show': [{ guard: 'atTheTop', actions: 'showArrivals' }, { target: '.loading' }],
  },
  states: {
    /** Loading before the feed is open could miss a lead in between. */
    awaitingFeed: {
      on: { 'feed.settled': 'loading' },
      after: { feedPatience: 'loading' },
    },
    loading: {
      ...pages.loading,
      entry: 'startOver',
      on: {
        'lead.arrived': { actions: withEvent('countArrival') },
        'list.scrolled': { actions: 'setScroll' },
        'arrivals.show': {},
      },
    },
    searching: { after: { searchDebounce: { target: 'loading', actions: 'emitRoute' } } },
    failed: pages.failed,
    ...foundStates,
    listed: pages.listed,
  },
});
