import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { isFiltered, leadsHref, leadSources, veteranShare } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import type { LeadFilters, LeadSource, LeadsTab, StoredLead } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { RowPosition } from '../../kit/rowPosition.ts';
import type { leadsAdminMachine } from './leadsAdmin.machine.ts';
import type { LeadRow } from './leadsList.ts';

export type LeadDetailState = 'finding' | 'shown' | 'missing' | 'failed';

/** The open lead, and its position in the list. */
export interface LeadDetail extends RowPosition {
  state: LeadDetailState;
  /** Null until loaded. */
  lead: StoredLead | null;
  /** Why it could not be loaded, or null. */
  failure: Phrase | null;
}

export type LeadsListState =
  | 'loading'
  | 'failed'
  /** There are no leads at all. */
  | 'empty'
  /** No lead matches search and filters. */
  | 'noMatches'
  | 'listed.idle'
  | 'listed.loadingMore'
  | 'listed.pageFailed'
  /** A search is being typed; the previous rows stay visible. */
  | 'searching'
  /** New filters are loading; the previous rows stay visible. */
  | 'refreshing';

export type LeadsLiveState =
  | 'connecting'
  | 'live'
  | 'reconnecting'
  /** This administrator has too many open streams. */
  | 'crowded'
  | 'offline';

export interface LeadsAdminView {
  /** `denied`: the session has ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  tab: LeadsTab;
  list: LeadsListState;
  live: LeadsLiveState;
  /** Seconds until the feed reconnects (reconnecting), or null. */
  reconnectSeconds: number | null;
  intl: IntlConfig;
  rows: readonly LeadRow[];
  /** URL prefix for opening a row; the row's id is appended. */
  rowHref: string;
  /** Whether there are older rows to load. */
  hasMore: boolean;
  /** Number of new leads that are not in the list yet. */
  newCount: number;
  filters: LeadFilters;
  /** Whether any filter is set, for "Clear all". */
  filtered: boolean;
  sources: readonly LeadSource[];
  summary: LeadsSummaryView;
  /** The server's error message if the list or a page failed, or null. */
  failure: Phrase | null;
  /** The open lead, or null. */
  detail: LeadDetail | null;
  /** Id of the last opened lead. */
  currentId: string | null;
}

export interface LeadsSummaryView {
  state: 'loading' | 'ready' | 'failed';
  total: number;
  veterans: number;
  organizations: number;
  /** Percentage with one decimal, "0" if there are no leads. */
  veteranShare: string;
}

type LeadsAdminSnapshot = SnapshotFrom<typeof leadsAdminMachine>;
type OpenRegions = Extract<LeadsAdminSnapshot['value'], { open: unknown }>['open'];

/** The visible states. Transient states look like the states next to them. */
function listStateOf({ list }: OpenRegions, someRows: boolean): LeadsListState {
  if (typeof list === 'object') return `listed.${list.listed}`;
  if (list === 'awaitingFeed' || list === 'loaded') return 'loading';
  return list === 'loading' && someRows ? 'refreshing' : list;
}

function liveStateOf({ feed }: OpenRegions): LeadsLiveState {
  if (typeof feed === 'object') return feed.linked;
  return feed === 'routing' ? 'connecting' : feed;
}

function summaryOf(
  { summary: state }: OpenRegions,
  { summary }: LeadsAdminSnapshot['context'],
): LeadsSummaryView {
  const totals = summary ?? { total: 0, veterans: 0, organizations: 0 };
  return {
    state: state === 'failed' ? 'failed' : summary === null ? 'loading' : 'ready',
    ...totals,
    veteranShare: veteranShare(totals),
  };
}

function detailOf(
  { detail }: OpenRegions,
  { openId, opened, list, detailProblem }: LeadsAdminSnapshot['context'],
): LeadDetail | null {
  if (detail === 'closed' || detail === 'deciding') return null;
  const state = detail === 'notFound' ? 'failed' : detail;
  return {
    ...rowPositionOf(list.rows, openId ?? ''),
    state,
    lead: opened,
    failure: state === 'failed' ? problemMessage(detailProblem) : null,
  };
}

const deniedRegions: OpenRegions = { list: 'empty', summary: 'ready', feed: 'offline', detail: 'closed' };
const failures: readonly LeadsListState[] = ['failed', 'listed.pageFailed'];

export function leadsAdminView({ value, context }: LeadsAdminSnapshot): LeadsAdminView {
  const regions = value === 'denied' ? deniedRegions : value.open;
  const { tab, filters, intl, problem } = context;
  const list = listStateOf(regions, context.list.rows.length > 0);
  const live = liveStateOf(regions);
  return {
    access: value === 'denied' ? 'denied' : 'granted',
    tab,
    list,
    live,
    reconnectSeconds: live === 'reconnecting' ? context.reconnectSeconds : null,
    intl,
    rows: context.list.rows,
    rowHref: leadsHref({ tab, filters, open: '' }),
    hasMore: context.list.cursor !== null,
    newCount: context.list.arrivals.length,
    filters,
    filtered: isFiltered(filters),
    sources: leadSources,
    summary: summaryOf(regions, context),
    failure: failures.includes(list) ? problemMessage(problem) : null,
    detail: detailOf(regions, context),
    currentId: context.lastId,
  };
}
