import { mayList } from '../../organizations/model/listingKinds.ts';
import { candidatesHrefFor } from '../../organizations/model/addresses.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import { applicationsCountMax } from '../../model/exchange/responses.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { standardTableSettings } from '../../portal/model/index.ts';
import type { PortalColumn, TableDensity, TableSort } from '../../portal/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import {
  applicationsHref,
  isFilteredBy,
  sentColumns,
  statusesIn,
  tableSortOf,
  viewingMs,
} from '../model/index.ts';
import type { ApplicationFilters, ApplicationListing } from '../model/index.ts';
import type { ApplicationCounts, ApplicationRow } from './applicationList.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type { Choices } from './applicationsContext.ts';
import { detailOf } from './panelView.ts';
import type { ApplicationDetail } from './panelView.ts';
import { applicationViews, canNameView, namingOf } from './savedViews.ts';
import type { ApplicationViewLink } from './savedViews.ts';
import { selectionOf } from './selectionView.ts';
import type { SelectionView } from './selectionView.ts';
import type { OpenValue, Snapshot } from './snapshot.ts';

export type * from './panelView.ts';
export type * from './selectionView.ts';

export type ApplicationListState =
  | 'loading'
  | 'failed'
  /** There are no applications at all. */
  | 'empty'
  /** No application matches search and status. */
  | 'noMatches'
  | 'listed.idle'
  | 'listed.loadingMore'
  | 'listed.pageFailed'
  /** A search is being typed; the previous rows stay visible. */
  | 'searching'
  /** Other filters are loading; the previous rows stay visible. */
  | 'refreshing';

export interface ReceivedApplicationsView extends SelectionView {
  state: 'loading' | 'missing' | 'suspended' | 'failed' | 'open';
  /** Null until it is known. Known and `missing`: it was open until just now. */
  organization: Organization | null;
  /** Where the person looks for candidates; null for whoever can't. */
  candidatesHref: string | null;
  list: ApplicationListState;
  live: 'connecting' | 'live' | 'waiting';
  /** Its columns, if the server has the list whole. */
  listing: ApplicationListing | null;
  /** What it shows of what was sent; null if it has columns of its own. */
  sentColumns: readonly PortalColumn[] | null;
  /** Whether a listing of this organization can require something: a job does, a degree and a program don't. */
  hasRequirements: boolean;
  counts: ApplicationCounts | null;
  rows: readonly ApplicationRow[];
  /** URL prefix for opening a row; the row's id is appended. */
  rowHref: string;
  hasMore: boolean;
  /** How many match, also on pages that are not listed; null if it is not known exactly. */
  total: number | null;
  /** Number of new applications that are not displayed yet. */
  newCount: number;
  filters: ApplicationFilters;
  /** The order, as its columns show it. */
  sort: TableSort;
  /** Whether search or status is set, for "Clear all". */
  filtered: boolean;
  /** The status, if nothing else is filtered by. */
  onlyStatus: ApplicationStatus | null;
  /** Where they can stand, to choose from. */
  statuses: readonly ApplicationStatus[];
  /** The open application, or null. */
  detail: ApplicationDetail | null;
  /** Id of the last opened application. */
  currentId: string | null;
  /** Id of whoever is signed in, for "Me". */
  self: string;
  /** Who has opened an application since then may have it open. Epoch milliseconds. */
  openedSince: number;
  /** Who can take care of an application, and what people can apply for. Null until they are loaded. */
  choices: Choices | null;
  views: readonly ApplicationViewLink[];
  canNameView: boolean;
  /** The name that is being given to a view. */
  naming: ReturnType<typeof namingOf> | null;
  density: TableDensity;
  /** Whether row height and views are stored for the account. */
  settings: 'loading' | 'unknown' | 'stored' | 'saving' | 'notStored';
  /** What is open over the list. */
  tools: 'closed' | 'filters' | 'export';
  canExport: boolean;
  intl: IntlConfig;
  /** Why the page, the list or the next page could not be loaded, or null. */
  failure: Phrase | null;
}

function listStateOf(list: OpenValue['list'], hasRows: boolean): ApplicationListState {
  if (typeof list === 'object') {
    const { listed } = list;
    return listed === 'loadingRest' || listed === 'selecting' ? 'listed.loadingMore' : `listed.${listed}`;
  }
  if (list === 'refreshing' && !hasRows) return 'loading';
  return list === 'loaded' ? 'loading' : list;
}

/** Without more pages, what is listed is all. */
function totalOf({ list: { rows, cursor, total } }: Snapshot['context']): number | null {
  if (cursor === null) return rows.length;
  return total !== null && total < applicationsCountMax ? total : null;
}

const liveStateOf = (feed: OpenValue['feed']) => (typeof feed === 'object' ? feed.following : feed);

const settingsOf = (settings: OpenValue['settings']) =>
  typeof settings === 'object' ? settings.known : settings;

const failures: readonly ApplicationListState[] = ['failed', 'listed.pageFailed'];
const loading: OpenValue = {
  list: 'loading',
  feed: { following: 'connecting' },
  detail: 'closed',
  selection: 'choosing',
  choices: 'loading',
  settings: 'loading',
  naming: 'idle',
  tools: 'closed',
};

export function receivedApplicationsView({ value, context }: Snapshot): ReceivedApplicationsView {
  const open = typeof value === 'object' ? value.open : loading;
  const state =
    typeof value === 'object' ? 'open' : value === 'refused' || value === 'deciding' ? 'loading' : value;
  const { slug, workspace, filters, lastId, intl, problem } = context;
  const list = listStateOf(open.list, context.list.rows.length > 0);
  return {
    state,
    organization: workspace?.organization ?? null,
    candidatesHref: candidatesHrefFor(workspace),
    list,
    live: liveStateOf(open.feed),
    listing: context.listing,
    sentColumns: context.listing ? null : sentColumns,
    hasRequirements: workspace !== null && mayList(workspace.organization.kind, 'job'),
    counts: context.list.counts ?? null,
    rows: context.list.rows,
    rowHref: applicationsHref(slug, { filters, open: '' }),
    hasMore: context.list.cursor !== null,
    total: totalOf(context),
    newCount: context.list.arrivals.length,
    filters,
    sort: tableSortOf(filters.sort, context.listing),
    filtered: isFilteredBy(filters),
    onlyStatus: isFilteredBy({ ...filters, status: null }) ? null : filters.status,
    statuses: statusesIn(context),
    detail: detailOf(open, context),
    currentId: lastId,
    self: context.self,
    openedSince: intl.now - viewingMs,
    choices: context.choices,
    views: applicationViews(context),
    canNameView: canNameView(context),
    naming: open.naming === 'naming' ? namingOf(context) : null,
    density: context.settings?.density ?? standardTableSettings.density,
    settings: settingsOf(open.settings),
    tools: open.tools,
    canExport: context.listing !== null || mayReview(context),
    ...selectionOf(open.selection, context),
    intl,
    failure: state === 'failed' || failures.includes(list) ? problemMessage(problem) : null,
  };
}
