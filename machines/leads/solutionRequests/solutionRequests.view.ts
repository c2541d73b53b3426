import { pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { hasRequestFilters, requestsHref } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { RequestFilters, SolutionRequest, SolutionStatus } from '../model/index.ts';
import type { RowPosition } from '../../kit/rowPosition.ts';
import type { solutionRequestsMachine } from './solutionRequests.machine.ts';

export type SolutionRequestsListState =
  /** There are no requests at all. */
  | 'empty'
  /** No request matches search and filter. */
  | 'noMatches'
  | PagedListState
  /** The person is typing a search; the previous rows stay visible. */
  | 'searching'
  /** New filters are loading; the previous rows stay visible. */
  | 'refreshing';

export type SolutionRequestDetailState =
  /** The request is not in the list and is being loaded. */
  | 'finding'
  /** No request has this id. */
  | 'missing'
  | 'failed'
  | 'idle'
  | 'changing'
  | 'changed'
  | 'notChanged'
  /** Another administrator changed the request first. Their version is displayed. */
  | 'conflict';

export interface SolutionRequestDetail extends RowPosition {
  state: SolutionRequestDetailState;
  /** Null until loaded. */
  request: SolutionRequest | null;
  /** The chosen status, even while it is being saved. */
  status: SolutionStatus | null;
  /** Why it could not be loaded or changed, or null. */
  failure: Phrase | null;
}

export interface SolutionRequestsView {
  /** `denied`: the session has ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  list: SolutionRequestsListState;
  rows: readonly SolutionRequest[];
  /** URL prefix for opening a row; the row's id is appended. */
  rowHref: string;
  hasMore: boolean;
  filters: RequestFilters;
  /** Whether any filter is set, for "Clear all". */
  filtered: boolean;
  /** The open request, or null. */
  detail: SolutionRequestDetail | null;
  /** Id of the last opened request. */
  currentId: string | null;
  intl: IntlConfig;
  /** The server's error message if the list or a page failed, or null. */
  failure: Phrase | null;
}

type Snapshot = SnapshotFrom<typeof solutionRequestsMachine>;
type OpenValue = Extract<Snapshot['value'], object>['open'];

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
    ...rowPositionOf(requests, openId ?? ''),
    state,
    request: opened,
    status: state === 'changing' ? wanted : (opened?.status ?? null),
    failure: detailFailures.includes(state) ? problemMessage(detailProblem) : null,
  };
}

export function solutionRequestsView({ value, context }: Snapshot): SolutionRequestsView {
  const open = typeof value === 'object' ? value.open : null;
  const list = open ? pagedListState(open.list) : 'loading';
  const { filters, requests, cursor, lastId, intl, problem } = context;
  return {
    access: open ? 'granted' : 'denied',
    list,
    rows: requests,
    rowHref: requestsHref({ filters, open: '' }),
    hasMore: cursor !== null,
    filters,
    filtered: hasRequestFilters(filters),
    detail: detailOf(open, context),
    currentId: lastId,
    intl,
    failure: listFailures.includes(list) ? problemMessage(problem) : null,
  };
}
