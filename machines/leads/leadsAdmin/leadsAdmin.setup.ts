import { assertEvent, assign, emit, raise, setup } from 'xstate';
import {
  callbackNotProvided,
  clockTick,
  changesNotProvided,
  promiseNotProvided,
  readClock,
  type ClockTick,
} from '../../kit/index.ts';
import {
  routedListSetup,
  type RoutedListContext,
  type RouteEmitted,
  type RoutedListEvent,
} from '../../kit/routedList.ts';
import {
  countdownTickMs,
  isUnauthorized,
  problemOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type IntlConfig,
  type DownloadEmitted,
  type FeedEvent,
} from '../../system/model/index.ts';
import {
  noLeadFilters,
  isFiltered,
  isSameLeadFilters,
  leadExportHref,
  summaryRefreshMs,
  withFilter,
  type LeadFilters,
  type LeadSummary,
  type LeadsRoute,
  type LeadsTab,
  type StoredLead,
} from '../model/index.ts';
import {
  feedDeadMs,
  feedOpenTimeoutMs,
  feedReconnectDelay,
  searchDebounceMs,
} from '../../system/model/feedTiming.ts';
import {
  noList,
  insertsImmediately,
  withArrival,
  withFirstPage,
  withArrivalsShown,
  withNextPage,
  type LeadPage,
  type LeadsList,
} from './leadsList.ts';

/** Events that the leads screen sends. */
export type LeadsAdminEvent =
  | { type: 'tab.choose'; tab: LeadsTab }
  | RoutedListEvent
  | { type: 'filter.change'; filter: 'veteran' | 'source'; value: string | null }
  | { type: 'sort.change'; sort: LeadFilters['sort'] }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is scrolled out of view. */
  | { type: 'list.scrolled'; away: boolean }
  /** Shows the counted new leads. */
  | { type: 'arrivals.show' }
  /** Downloads a CSV with the same search, filters and order. */
  | { type: 'export.start' };

/** Events from the app: the browser's connection, the session, the URL. */
export type LeadsAdminParentEvent =
  | { type: 'connection.changed'; online: boolean }
  | { type: 'session.ended' }
  /** The administrator has signed in again in the proof dialog. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: LeadsRoute };

export type LeadsAdminEmitted =
  | DownloadEmitted
  | RouteEmitted<LeadsRoute>
  /** The server denied access: the session machine should reload the session. */
  | { type: 'session.refresh' };

/** Events of the live feed of leads. */
export type LeadFeedEvent = FeedEvent<StoredLead>;

export interface LeadsAdminInput {
  tab?: LeadsTab;
  filters?: Partial<LeadFilters>;
  /** Id of the initially open lead. */
  open?: string | null;
  /** Whether the browser is online. Defaults to true. */
  online?: boolean;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface LeadsAdminContext extends RoutedListContext<LeadFilters> {
  tab: LeadsTab;
  list: LeadsList;
  scrolledAway: boolean;
  /** Null until loaded. */
  summary: LeadSummary | null;
  /** Whether leads arrived since the summary was requested. */
  summaryOutdated: boolean;
  /** Position to follow the feed from; null if none yet. */
  position: string | null;
  /** Number of interruptions since the last event of the feed. */
  breaks: number;
  reconnectSeconds: number;
  online: boolean;
  problem: Problem;
  /** The open lead; null until loaded. */
  opened: StoredLead | null;
  intl: IntlConfig;
  now: () => number;
}

export interface PageRequest {
  filters: LeadFilters;
  cursor: string | null;
  limit: number;
}

export type InternalEvent =
  | { type: 'lead.arrived'; lead: StoredLead }
  | { type: 'feed.settled' }
  | { type: 'list.outdated' }
  | ClockTick;

/** Shows what arrived where it would not move what somebody reads. */
const inSight = ({ filters, scrolledAway }: LeadsAdminContext, list: LeadsList) =>
  insertsImmediately(filters, scrolledAway) ? withArrivalsShown(list) : list;

type Event = LeadsAdminEvent | LeadsAdminParentEvent | LeadFeedEvent | InternalEvent;
const listParts = routedListSetup<LeadFilters, LeadsAdminContext, Event>({
  rowsOf: ({ list }) => list,
  cleared: ({ sort }) => ({ ...noLeadFilters, sort }),
  isFiltered,
  isSame: isSameLeadFilters,
});

/** Types, actors, actions, guards and delays of the leads screen, shared by its machine and regions. */
export const leadsAdminSetup = setup({
  types: {
    context: {} as LeadsAdminContext,
    events: {} as Event,
    emitted: {} as LeadsAdminEmitted,
    input: {} as LeadsAdminInput,
  },
  actors: {
    /** Reports when the administrator's access ends and resumes, with `session.ended` and `session.resumed`. */
    sessionChanges: changesNotProvided,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    /** Reports with `connection.changed` whether the browser is online. */
    connectionChanges: changesNotProvided,
    loadPage: promiseNotProvided<LeadPage, PageRequest>('loadPage'),
    loadLead: promiseNotProvided<StoredLead, { id: string }>('loadLead'),
    loadSummary: promiseNotProvided<LeadSummary>('loadSummary'),
    /** Follows the feed after a position and sends LeadFeedEvents until stopped. */
    followFeed: callbackNotProvided<LeadFeedEvent, { after: string | null }>('followFeed'),
  },
  actions: {
    ...listParts.actions,
    chooseTab: assign(({ event }) => {
      assertEvent(event, 'tab.choose');
      return { tab: event.tab };
    }),
    filter: assign(({ context, event }) => {
      assertEvent(event, 'filter.change');
      return { filters: withFilter(context.filters, event.filter, event.value) };
    }),
    sort: assign(({ context, event }) => {
      assertEvent(event, 'sort.change');
      return { filters: { ...context.filters, sort: event.sort } };
    }),
    setTab: assign((_, { route }: { route: LeadsRoute }) => ({ tab: route.tab })),
    openListed: assign(({ context: { list, openId } }) => ({
      opened: list.rows.find(({ id }) => id === openId) ?? null,
      detailProblem: unreachable,
    })),
    setOpened: assign((_, { output }: { output: StoredLead }) => ({ opened: output })),
    setScroll: assign(({ event }) => {
      assertEvent(event, 'list.scrolled');
      return { scrolledAway: event.away };
    }),
    startOver: assign(({ context }) => ({ list: { ...context.list, arrivals: [] } })),
    setFirstPage: assign(({ context }, { output }: { output: LeadPage }) => ({
      list: inSight(context, withFirstPage(context.list, output)),
    })),
    appendNextPage: assign(({ context }, { output }: { output: LeadPage }) => ({
      list: withNextPage(context.list, output),
    })),
    countArrival: assign(({ context }, { lead }: { lead: StoredLead }) => ({
      list: withArrival(context.list, lead, context.filters),
    })),
    showArrivals: assign(({ context }) => ({ list: withArrivalsShown(context.list) })),
    showArrivalsInSight: assign(({ context }) => ({ list: inSight(context, context.list) })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    askedForSummary: assign({ summaryOutdated: false }),
    outdateSummary: assign({ summaryOutdated: true }),
    setSummary: assign((_, { output }: { output: LeadSummary }) => ({ summary: output })),
    setPosition: assign(({ context }, { position }: { position: string | null }) => ({
      position: position ?? context.position,
    })),
    resetBreaks: assign({ breaks: 0 }),
    countBreak: assign(({ context }) => ({
      breaks: context.breaks + 1,
      reconnectSeconds: feedReconnectDelay(context.breaks) / 1_000,
    })),
    waitForRoom: assign((_, { retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      reconnectSeconds: retryAfterSeconds,
    })),
    countDown: assign(({ context }) => ({ reconnectSeconds: context.reconnectSeconds - 1 })),
    announce: raise((_, { row }: { row: StoredLead }) => ({ type: 'lead.arrived', lead: row })),
    settleFeed: raise({ type: 'feed.settled' }),
    outdateList: raise({ type: 'list.outdated' }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    emitRoute: emit(({ context: { tab, filters, openId } }) => ({
      type: 'location.changed',
      route: { tab, filters, open: openId },
      isClosing: false,
    })),
    emitClosed: emit(({ context: { tab, filters } }) => ({
      type: 'location.changed',
      route: { tab, filters, open: null },
      isClosing: true,
    })),
    emitDownload: emit(({ context }) => ({ type: 'page.download', href: leadExportHref(context.filters) })),
    clearLeads: assign({ list: noList, summary: null, opened: null }),
    clearProblem: assign({ problem: unreachable, detailProblem: unreachable, position: null }),
    refreshSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    unauthorized: ({ context }) => [context.problem, context.detailProblem].some(isUnauthorized),
    ...listParts.guards,
    atTheTop: ({ context }) => context.filters.sort === 'newest',
    summaryOutdated: ({ context }) => context.summaryOutdated,
    /** The feed was never followed, so it doesn't replay earlier leads. */
    unfollowed: ({ context }) => context.position === null,
    offline: ({ context }) => !context.online,
    wentAway: ({ event }) => event.type === 'connection.changed' && !event.online,
    cameBack: ({ event }) => event.type === 'connection.changed' && event.online,
    waitOver: ({ context }) => context.reconnectSeconds <= 0,
  },
  delays: {
    searchDebounce: searchDebounceMs,
    summaryRefresh: summaryRefreshMs,
    feedPatience: feedOpenTimeoutMs,
    feedDead: feedDeadMs,
    countdownTick: countdownTickMs,
    submitTimeout: submitTimeoutMs,
  },
});
