import type { SnapshotFrom } from 'xstate';
import { isRequestFiltered, requestsExportHref, requestsHref } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { walkFrom } from '../../portal/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { RequestFilters, SolutionRequest, SolutionStatus } from '../model/index.ts';
import type { RowWalk } from '../../portal/model/index.ts';
import type { solutionRequestsMachine } from './solutionRequests.machine.ts';

export type SolutionRequestsListState =
  | 'loading'
  | 'failed'
  /** Nobody has asked yet. */
  | 'empty'
  /** No request matches search and filter. */
  | 'noMatches'
  | 'listed.idle'
  | 'listed.loadingMore'
  | 'listed.pageFailed'
  /** A search is being typed: the rows are those of before. */
  | 'searching'
  /** New filters are being fetched: the rows are those of before. */
  | 'refreshing';

export type SolutionRequestDetailState =
  | 'finding'
  | 'missing'
  | 'failed'
  | 'idle'
  | 'changing'
  | 'changed'
  | 'notChanged'
  /** Somebody else changed the status meanwhile; it is shown as it is now. */
  | 'conflict';

export interface SolutionRequestDetail extends RowWalk {
  state: SolutionRequestDetailState;
  /** Null while it is not known. */
  request: SolutionRequest | null;
  /** The status as chosen, also while it is being set. */
  status: SolutionStatus | null;
  /** Why it could not be read or changed, or null. */
  failure: string | null;
}

export interface SolutionRequestsView {
  /** `denied`: the session ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  list: SolutionRequestsListState;
  rows: readonly SolutionRequest[];
  /** Address of a row open over the list, but for its id, which comes last. */
  rowHref: string;
  hasMore: boolean;
  filters: RequestFilters;
  /** Whether "Clear all" has something to clear. */
  filtered: boolean;
  /** Address of the CSV with the same search and filter. */
  exportHref: string;
  /** The request that is open over the list; null: none. */
  detail: SolutionRequestDetail | null;
  /** The request that was opened last. */
  currentId: string | null;
  reader: Reader;
  /** The server's words when list or page failed, or null. */
  failure: string | null;
}

type Snapshot = SnapshotFrom<typeof solutionRequestsMachine>;
type OpenValue = Extract<Snapshot['value'], object>['open'];

/** The list a person sees; states passed through at once look like the one before them. */
function listStateOf(list: OpenValue['list']): SolutionRequestsListState {
  if (typeof list === 'object') return `listed.${list.listed}`;
  return list === 'loaded' ? 'loading' : list;
}

function detailStateOf(detail: OpenValue['detail']): SolutionRequestDetailState | null {
  if (typeof detail === 'object') {
    const { shown } = detail;
    return shown === 'refused' || shown === 'rereading' ? 'changing' : shown;
  }
  if (detail === 'closed' || detail === 'deciding') return null;
  return detail === 'notFound' ? 'failed' : detail;
}

const listFailures: readonly SolutionRequestsListState[] = ['failed', 'listed.pageFailed'];
const detailFailures: readonly SolutionRequestDetailState[] = ['failed', 'notChanged'];

function detailOf(open: OpenValue | null, context: Snapshot['context']): SolutionRequestDetail | null {
  const state = open && detailStateOf(open.detail);
  if (!state) return null;
  const { opened, wanted, requests, openId, detailProblem } = context;
  return {
    ...walkFrom(requests, openId ?? ''),
    state,
    request: opened,
    status: state === 'changing' ? wanted : (opened?.status ?? null),
    failure: detailFailures.includes(state) ? problemMessage(detailProblem) : null,
  };
}

export function solutionRequestsView({ value, context }: Snapshot): SolutionRequestsView {
  const open = typeof value === 'object' ? value.open : null;
  const list = open ? listStateOf(open.list) : 'loading';
  const { filters, requests, cursor, lastId, reader, problem } = context;
  return {
    access: open ? 'granted' : 'denied',
    list,
    rows: requests,
    rowHref: requestsHref({ filters, open: '' }),
    hasMore: cursor !== null,
    filters,
    filtered: isRequestFiltered(filters),
    exportHref: requestsExportHref(filters),
    detail: detailOf(open, context),
    currentId: lastId,
    reader,
    failure: listFailures.includes(list) ? problemMessage(problem) : null,
  };
}
