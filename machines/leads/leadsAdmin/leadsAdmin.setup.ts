import { assertEvent, assign, emit, raise, setup } from 'xstate';
import { keepTypedSpaces } from '../../model/text/query.ts';
import {
  callbackNotProvided,
  clockTick,
  changesNotProvided,
  promiseNotProvided,
  readClock,
} from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import {
  countdownTickMs,
  isUnauthorized,
  problemOf,
  submitTimeoutMs,
  unreachable,
} from '../../system/model/index.ts';
import {
  noLeadFilters,
  feedDeadMs,
  feedOpenTimeoutMs,
  feedReconnectDelay,
  isFiltered,
  isSameLeadFilters,
  leadExportHref,
  searchDebounceMs,
  summaryRefreshMs,
  withFilter,
} from '../model/index.ts';
import { rowPositionOf } from '../../portal/model/index.ts';
import type { LeadFilters, LeadSummary, LeadsTab, StoredLead } from '../model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type {
  LeadFeedEvent,
  LeadsAdminEvent,
  LeadsAdminParentEvent,
  LeadsAdminEmitted,
} from './leadsAdmin.events.ts';
import {
  noList,
  insertsImmediately,
  withArrival,
  withFirstPage,
  withArrivalsShown,
  withNextPage,
} from './leadsList.ts';
import type { LeadPage, LeadsList } from './leadsList.ts';

export interface LeadsAdminInput {
  tab?: LeadsTab;
  filters?: Partial<LeadFilters>;
  /** Id of the initially open lead. */
  open?: string | null;
  /** Whether the browser is online. Defaults to true. */
  online?: boolean;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface LeadsAdminContext {
  tab: LeadsTab;
  filters: LeadFilters;
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
  /** Id of the open lead, or null. */
  openId: string | null;
  /** The open lead; null until loaded. */
  opened: StoredLead | null;
  /** Id of the last opened lead. */
  lastId: string | null;
  /** Why the open lead could not be loaded. */
  detailProblem: Problem;
  reader: Reader;
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

/** Types, actors, actions, guards and delays of the leads screen, shared by its machine and regions. */
export const leadsAdminSetup = setup({
  types: {
    context: {} as LeadsAdminContext,
    events: {} as LeadsAdminEvent | LeadsAdminParentEvent | LeadFeedEvent | InternalEvent,
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
    chooseTab: assign(({ event }) => {
      assertEvent(event, 'tab.choose');
      return { tab: event.tab };
    }),
    search: assign(({ context, event }) => {
      assertEvent(event, 'search.change');
      return { filters: { ...context.filters, q: event.q } };
    }),
    filter: assign(({ context, event }) => {
      assertEvent(event, 'filter.change');
      return { filters: withFilter(context.filters, event.filter, event.value) };
    }),
    sort: assign(({ context, event }) => {
      assertEvent(event, 'sort.change');
      return { filters: { ...context.filters, sort: event.sort } };
    }),
    clearFilters: assign(({ context }) => ({ filters: { ...noLeadFilters, sort: context.filters.sort } })),
    goToPage: assign(({ context, event }) => {
      assertEvent(event, 'location.changed');
      const { tab, filters, open } = event.route;
      const q = keepTypedSpaces(context.filters.q, filters.q);
      return { tab, filters: { ...filters, q }, openId: open, lastId: open ?? context.lastId };
    }),
    stepToRow: assign(({ context: { list, openId, lastId }, event }) => {
      assertEvent(event, 'row.step');
      const id = rowPositionOf(list.rows, openId ?? '')[event.to] ?? openId;
      return { openId: id, lastId: id ?? lastId };
    }),
    close: assign({ openId: null }),
    openListed: assign(({ context: { list, openId } }) => ({
      opened: list.rows.find(({ id }) => id === openId) ?? null,
      detailProblem: unreachable,
    })),
    setOpened: assign((_, { output }: { output: StoredLead }) => ({ opened: output })),
    setDetailProblem: assign((_, { error }: { error: unknown }) => ({ detailProblem: problemOf(error) })),
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
    sameFilters: ({ context, event }) =>
      event.type === 'location.changed' && isSameLeadFilters(event.route.filters, context.filters),
    sameOpen: ({ context, event }) =>
      event.type === 'location.changed' && event.route.open === context.openId && context.openId !== null,
    isOpen: ({ context }) => context.openId !== null,
    isListed: ({ context }) => context.list.rows.some(({ id }) => id === context.openId),
    canStep: ({ context, event }) =>
      event.type === 'row.step' && rowPositionOf(context.list.rows, context.openId ?? '')[event.to] !== null,
    isMissing: ({ context }) => context.detailProblem.status === 404,
    someRows: ({ context }) => context.list.rows.length > 0,
    filtered: ({ context }) => isFiltered(context.filters),
    hasMore: ({ context }) => context.list.cursor !== null,
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
