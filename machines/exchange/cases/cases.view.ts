import { pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { openCaseStatusesOf } from '../../model/exchange/cases.ts';
import { casesCountMax } from '../../model/exchange/casePayloads.ts';
import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import { caseStatusesOf } from '../../model/cases/caseStatuses.ts';
import type { CaseKind, CaseStatus } from '../../model/cases/caseStatuses.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { isCaseFiltered } from '../model/casesRoute.ts';
import type { CaseListFilters } from '../model/casesRoute.ts';
import type { Choices } from '../receivedApplications/applicationsContext.ts';
import { batchReport, isSending } from '../workList/batchView.ts';
import type { BatchReport } from '../workList/batchView.ts';
import { selectableOf } from '../workList/selectionSetup.ts';
import type { SelectableView } from '../workList/selectionSetup.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import { canGet, undoBatch } from './caseBatch.ts';
import type { CaseBatchItem, CaseBatchResult, CaseBatchTask } from './caseBatch.ts';
import { kindOf, selectedRowsOf, todayOf } from './casesContext.ts';
import { recordOf } from './recordView.ts';
import type { CaseRecordView } from './recordView.ts';
import type { Context, OpenValue, Snapshot } from './snapshot.ts';

export type CaseListState = PagedListState | 'empty' | 'noMatches' | 'searching' | 'refreshing';

/** The cases with one status, or with null all of them. */
export interface CaseStatusView {
  status: CaseStatus | null;
  /** Undefined if it is not known. */
  count: number | undefined;
  href: string;
  isCurrent: boolean;
}

export interface CaseBatchView extends BatchReport<CaseBatchItem, CaseBatchResult> {
  task: CaseBatchTask;
  /** How many can be set back. */
  undoable: number;
}

/** Who can be added: those with whom the organization writes. */
export interface AddingView {
  state: 'loading' | 'searching' | 'failed' | 'listed' | 'sending';
  q: string;
  people: readonly { threadId: string; name: string }[];
  /** Where they can be added. */
  places: Choices['listings'];
  /** Where they are added; null: in none of these. */
  placeId: string | null;
  /** Why the list could not be loaded, or the person not be added; null if neither was so. */
  failure: Phrase | null;
}

export interface CasesView extends SelectableView {
  state: 'loading' | 'missing' | 'failed' | 'suspended' | 'open';
  /** Whom the organization takes care of. */
  kind: CaseKind;
  organization: Organization | null;
  list: CaseListState;
  live: 'connecting' | 'live' | 'waiting';
  rows: readonly CaseRow[];
  /** The address of a row begins with it, and ends with the row's id. */
  rowHref: string;
  hasMore: boolean;
  total: number | null;
  filters: CaseListFilters;
  filtered: boolean;
  views: readonly CaseStatusView[];
  currentId: string | null;
  self: string;
  choices: Choices | null;
  /** Ids of selected rows. All are listed. */
  selected: ReadonlySet<string>;
  bulk: { statuses: readonly { status: CaseStatus; count: number }[]; isBusy: boolean };
  /** What was done with several cases, or null. */
  batch: CaseBatchView | null;
  /** The record of the open case, or null. */
  record: CaseRecordView | null;
  /** Whether somebody can be added who has not applied. */
  canAdd: boolean;
  /** Null while nobody is added. */
  adding: AddingView | null;
  canExport: boolean;
  /** What is open over the list. */
  tools: 'closed' | 'filters' | 'export';
  /** The day where the reader is, as `YYYY-MM-DD`. */
  today: string;
  intl: IntlConfig;
  failure: Phrase | null;
}

const listStateOf = (list: OpenValue['list']): CaseListState => {
  if (typeof list !== 'object') return pagedListState(list);
  const { listed } = list;
  return listed === 'loadingRest' || listed === 'selecting' ? 'listed.loadingMore' : `listed.${listed}`;
};

function viewsOf({ list: { statuses }, filters, href }: Context, kind: CaseKind): CaseStatusView[] {
  const isKnown = statuses.length > 0;
  const total = statuses.reduce((sum, { count }) => sum + count, 0);
  return [null, ...caseStatusesOf[kind]].map((status) => {
    const count = status === null ? total : (statuses.find((one) => one.status === status)?.count ?? 0);
    return {
      status,
      count: isKnown ? count : undefined,
      href: href({ filters: { ...filters, status }, open: null }),
      isCurrent: filters.status === status,
    };
  });
}

/** Without more pages, what is listed is all. */
function totalOf({ list: { rows, cursor, total } }: Context): number | null {
  if (cursor === null) return rows.length;
  return total !== null && total < casesCountMax ? total : null;
}

function batchOf({ selection }: OpenValue, context: Context): CaseBatchView | null {
  const { batch, batchProblem } = context;
  const report = batchReport(selection, batch, batchProblem);
  if (!report || !batch) return null;
  const undo = report.state === 'reported' ? undoBatch({ ...context, newId: () => '' }, batch) : null;
  return { ...report, task: batch.task, undoable: undo?.items.length ?? 0 };
}

const addingStates = {
  loading: 'loading',
  searching: 'searching',
  failed: 'failed',
  listed: 'listed',
  notAdded: 'listed',
  sending: 'sending',
  refused: 'sending',
  proving: 'sending',
} as const satisfies Record<Exclude<OpenValue['adding'], 'closed'>, AddingView['state']>;
function addingOf(
  { adding }: OpenValue,
  { people, peopleSearch, placeId, choices, addingProblem }: Context,
): AddingView | null {
  if (adding === 'closed') return null;
  return {
    state: addingStates[adding],
    q: peopleSearch,
    people: people.map(({ id, person }) => ({ threadId: id, name: person.name })),
    places: choices?.listings ?? [],
    placeId,
    failure: adding === 'failed' || adding === 'notAdded' ? problemMessage(addingProblem) : null,
  };
}

const loading: OpenValue = {
  list: 'loading',
  feed: { following: 'connecting' },
  record: 'closed',
  selection: 'choosing',
  choices: 'loading',
  tools: 'closed',
  adding: 'closed',
};
const failures: readonly CaseListState[] = ['failed', 'listed.pageFailed'];

export function casesView({ value, context }: Snapshot): CasesView {
  const open = typeof value === 'object' ? value.open : loading;
  const state =
    typeof value === 'object' ? 'open' : value === 'refused' || value === 'deciding' ? 'loading' : value;
  const { list, filters, href, problem } = context;
  const kind = kindOf(context);
  const listState = listStateOf(open.list);
  const selected = selectedRowsOf(context);
  return {
    ...selectableOf(list, mayReview(context)),
    state,
    kind,
    organization: context.workspace?.organization ?? null,
    list: listState,
    live: typeof open.feed === 'object' ? open.feed.following : open.feed,
    rows: list.rows,
    rowHref: href({ filters, open: '' }),
    hasMore: list.cursor !== null,
    total: totalOf(context),
    filters,
    filtered: isCaseFiltered(filters),
    views: viewsOf(context, kind),
    currentId: context.lastId,
    self: context.self,
    choices: context.choices,
    selected: context.selected,
    bulk: {
      statuses: openCaseStatusesOf(kind).map((status) => ({
        status,
        count: selected.filter((row) => canGet(row, status)).length,
      })),
      isBusy: isSending(open.selection),
    },
    batch: batchOf(open, context),
    record: recordOf(open, context),
    canAdd: mayReview(context) && kind === 'patient',
    adding: addingOf(open, context),
    canExport: mayReview(context),
    tools: open.tools,
    today: todayOf(context),
    intl: context.intl,
    failure: state === 'failed' || failures.includes(listState) ? problemMessage(problem) : null,
  };
}
