import { noLeadFilters, leadPageSize } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { feedRegion } from './feed.region.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';
import type { LeadsAdminContext } from './leadsAdmin.setup.ts';
import { noList } from './leadsList.ts';
import { openRowStates, openRowEvents } from '../../kit/openRow.ts';
import { transitionWithError, withEvent } from '../../kit/index.ts';
import { pagedListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';

const pages = pagedListStates({
  src: 'loadPage',
  request: ({ filters }: LeadsAdminContext, cursor) => ({ filters, cursor, limit: leadPageSize }),
  cursorOf: ({ list }) => list.cursor,
  more: 'list.endReached',
  again: 'list.retry',
});

const goToPage = [withEvent('goToPage'), withEvent('setTab')] as const;

/** The rows: keyset pages, search, filters, sort, and live leads. */
const listRegion = leadsAdminSetup.createStateConfig({
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

/** The open lead. */
const detailRegion = leadsAdminSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: { ...openRowStates('loadLead', ['openListed']), shown: {} },
});

/** The totals, updated when live leads arrive. */
const summaryRegion = leadsAdminSetup.createStateConfig({
  initial: 'awaitingFeed',
  on: { 'list.outdated': '.loading', 'lead.arrived': { actions: 'outdateSummary' } },
  states: {
    awaitingFeed: { on: { 'feed.settled': 'loading' }, after: { feedPatience: 'loading' } },
    loading: {
      entry: 'askedForSummary',
      invoke: {
        src: 'loadSummary',
        onDone: { target: 'pausing', actions: withEvent('setSummary') },
        onError: transitionWithError('failed'),
      },
      after: { submitTimeout: 'failed' },
    },
    /** Limits how often the totals are reloaded while leads arrive. */
    pausing: {
      after: {
        summaryRefresh: [{ guard: 'summaryOutdated', target: 'loading' }, { target: 'ready' }],
      },
    },
    ready: { on: { 'lead.arrived': 'loading' } },
    failed: { on: { 'lead.arrived': 'loading', 'list.retry': 'loading' } },
  },
});

/**
 * The administrators' leads (platform spec, section 2, "Leads admin"; section 9, real-time figures): a keyset-paged list,
 * its totals, and the live feed. No lead appears twice, and none is missed while the feed is interrupted.
 */
export const leadsAdminMachine = leadsAdminSetup.createMachine({
  id: 'leadsAdmin',
  context: ({ input }) => ({
    tab: input.tab ?? 'leads',
    filters: { ...noLeadFilters, ...input.filters },
    list: noList,
    scrolledAway: false,
    summary: null,
    summaryOutdated: false,
    position: null,
    breaks: 0,
    reconnectSeconds: 0,
    online: input.online ?? true,
    problem: unreachable,
    openId: input.open ?? null,
    opened: null,
    lastId: input.open ?? null,
    detailProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'connectionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      entry: 'startClock',
      always: { guard: 'unauthorized', target: 'denied' },
      on: {
        'tab.choose': { actions: ['chooseTab', 'emitRoute'] },
        'export.start': { actions: 'emitDownload' },
        'clock.tick': { actions: ['readClock', 'startClock'] },
        'session.ended': 'denied',
      },
      states: {
        list: listRegion,
        summary: summaryRegion,
        feed: feedRegion,
        detail: detailRegion,
      },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: {
      entry: ['clearLeads', 'refreshSession'],
      on: { 'session.resumed': { target: 'open', actions: 'clearProblem' } },
    },
  },
});
