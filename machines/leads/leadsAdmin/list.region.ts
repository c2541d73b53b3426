import { withEvent } from '../../kit/index.ts';
import { pagedListStates } from '../../kit/pagedList.ts';
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

/** The rows: keyset pages, search, filters, sort, and live leads. */
export const listRegion = leadsAdminSetup.createStateConfig({
  initial: 'awaitingFeed',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.change': { target: '.loading', actions: ['filter', 'emitRoute'] },
    'sort.change': { target: '.loading', actions: ['sort', 'emitRoute'] },
    'filters.clear': { target: '.loading', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: 'sameFilters', actions: 'goToPage' },
      { target: '.loading', actions: 'goToPage' },
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
    loaded: {
      always: [
        { guard: 'someRows', target: 'listed' },
        { guard: 'filtered', target: 'noMatches' },
        { target: 'empty' },
      ],
    },
    empty: { always: { guard: 'someRows', target: 'listed' } },
    noMatches: { always: { guard: 'someRows', target: 'listed' } },
    listed: pages.listed,
  },
});
