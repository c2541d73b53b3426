import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import type { ApplicationStep, WholeApplication } from '../../model/exchange/answers.ts';
import type { ApplicationDecision, ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import { decisionNotesMax } from '../../model/world/outcomes.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { rowPositionOf } from '../../portal/model/index.ts';
import type { RowPosition } from '../../portal/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import {
  applicationsHref,
  inboxHref,
  isFilteredBy,
  possibleDecisions,
  sentAnswers,
  sentProfile,
  statusesOf,
  undoableDecision,
} from '../model/index.ts';
import type { AnswerPart, ApplicationFilters, SentPart } from '../model/index.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { ApplicationRow } from './applicationList.ts';
import { draftOf, isTooLong, mayDecide } from './applicationsContext.ts';
import type { DecisionDraft } from './applicationsContext.ts';
import type { receivedApplicationsMachine } from './receivedApplications.machine.ts';

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

export type ApplicationDecisionState =
  | 'writing'
  | 'sending'
  | 'undoing'
  /** Waiting for the sign-in dialog. */
  | 'proving'
  | 'notStored'
  /** Somebody else was faster. */
  | 'overtaken'
  | 'decided'
  | 'undone';

export interface ApplicationDecisionView extends DecisionDraft {
  state: ApplicationDecisionState;
  /** What can be decided from where the application stands. */
  choices: readonly ApplicationDecision[];
  /** Whether the person's role, and the organization's status, let them decide. */
  isAllowed: boolean;
  textMax: number;
  isTooLong: boolean;
  canSend: boolean;
  isBusy: boolean;
  /** The decision that can be taken back, or null. */
  undoable: ApplicationStep | null;
  /** Who was faster; null if that is not known. */
  overtakenBy: string | null;
  failure: Phrase | null;
}

export interface ApplicationDetail extends RowPosition {
  state: 'finding' | 'missing' | 'failed' | 'shown';
  /** Null until loaded. */
  opened: WholeApplication | null;
  /** What the applicant wrote, and what they sent of their profile. */
  sent: { answers: readonly SentPart<AnswerPart>[]; profile: readonly SentPart<OptionalPart>[] };
  decision: ApplicationDecisionView;
  /** Where to write to the applicant; null for who may not. */
  messageHref: string | null;
  history: 'current' | 'rereading' | 'outdated';
  failure: Phrase | null;
}

export interface ReceivedApplicationsView {
  state: 'loading' | 'missing' | 'failed' | 'open';
  /** Null until it is known. */
  organization: Organization | null;
  list: ApplicationListState;
  live: 'connecting' | 'live' | 'waiting';
  rows: readonly ApplicationRow[];
  /** URL prefix for opening a row; the row's id is appended. */
  rowHref: string;
  hasMore: boolean;
  /** Number of new applications that are not displayed yet. */
  newCount: number;
  filters: ApplicationFilters;
  /** Whether search or status is set, for "Clear all". */
  filtered: boolean;
  /** Where applications to this kind of organization can stand. */
  statuses: readonly ApplicationStatus[];
  /** The open application, or null. */
  detail: ApplicationDetail | null;
  /** Id of the last opened application. */
  currentId: string | null;
  reader: Reader;
  /** Why the page, the list or the next page could not be loaded, or null. */
  failure: Phrase | null;
}

type Snapshot = SnapshotFrom<typeof receivedApplicationsMachine>;
type OpenValue = Extract<Snapshot['value'], object>['open'];
type ShownValue = Extract<OpenValue['detail'], object>['shown'];

function listStateOf(list: OpenValue['list'], hasRows: boolean): ApplicationListState {
  if (typeof list === 'object') return `listed.${list.listed}`;
  if (list === 'refreshing' && !hasRows) return 'loading';
  return list === 'loaded' ? 'loading' : list;
}

const liveStateOf = (feed: OpenValue['feed']) => (typeof feed === 'object' ? feed.following : feed);

function decisionStateOf(decision: ShownValue['decision'], isUndo: boolean): ApplicationDecisionState {
  if (decision === 'refused' || decision === 'sending') return isUndo ? 'undoing' : 'sending';
  if (decision === 'stored') return isUndo ? 'undone' : 'decided';
  return decision;
}

const busy: readonly ApplicationDecisionState[] = ['sending', 'undoing', 'proving'];

/** The name of who was last, once the history that says it is read. */
const lastActor = (shown: ShownValue, opened: WholeApplication | null) =>
  shown.history === 'current' ? (opened?.history.at(-1)?.actor?.name ?? null) : null;

function decisionOf(shown: ShownValue, context: Snapshot['context']): ApplicationDecisionView {
  const { opened, command, changedBy, decisionProblem } = context;
  const state = decisionStateOf(shown.decision, command?.type === 'decision.undo');
  const draft = draftOf(context);
  const isAllowed = mayDecide(context);
  const isBusy = busy.includes(state);
  const choices = opened ? possibleDecisions(opened.application.kind, opened.application.status) : [];
  const isPossible = draft.decision !== null && choices.includes(draft.decision);
  return {
    ...draft,
    state,
    choices,
    isAllowed,
    textMax: decisionNotesMax,
    isTooLong: isTooLong(draft),
    canSend: isAllowed && isPossible && !isTooLong(draft) && !isBusy,
    isBusy,
    undoable: isAllowed && opened ? undoableDecision(opened.history) : null,
    overtakenBy: state === 'overtaken' ? (changedBy ?? lastActor(shown, opened)) : null,
    failure: state === 'notStored' ? problemMessage(decisionProblem) : null,
  };
}

const notShown: ShownValue = { decision: 'writing', history: 'current' };

function detailOf(open: OpenValue, context: Snapshot['context']): ApplicationDetail | null {
  const { detail } = open;
  if (detail === 'closed' || detail === 'deciding') return null;
  const shown = typeof detail === 'object' ? detail.shown : notShown;
  const state = typeof detail === 'object' ? 'shown' : detail === 'notFound' ? 'failed' : detail;
  const { slug, list, openId, opened, detailProblem } = context;
  return {
    ...rowPositionOf(list.rows, openId ?? ''),
    state,
    opened,
    sent: {
      answers: sentAnswers(opened?.application.answers ?? {}),
      profile: sentProfile(opened?.application.snapshot ?? {}),
    },
    decision: decisionOf(shown, context),
    messageHref:
      opened && mayDecide(context)
        ? inboxHref(slug, { thread: null, to: { applicationId: opened.application.id } })
        : null,
    history: shown.history,
    failure: state === 'failed' ? problemMessage(detailProblem) : null,
  };
}

const failures: readonly ApplicationListState[] = ['failed', 'listed.pageFailed'];
const loading: OpenValue = { list: 'loading', feed: { following: 'connecting' }, detail: 'closed' };

export function receivedApplicationsView({ value, context }: Snapshot): ReceivedApplicationsView {
  const open = typeof value === 'object' ? value.open : loading;
  const state = typeof value === 'object' ? 'open' : value === 'refused' ? 'loading' : value;
  const { slug, desk, filters, lastId, reader, problem } = context;
  const list = listStateOf(open.list, context.list.rows.length > 0);
  return {
    state,
    organization: desk?.organization ?? null,
    list,
    live: liveStateOf(open.feed),
    rows: context.list.rows,
    rowHref: applicationsHref(slug, { filters, open: '' }),
    hasMore: context.list.cursor !== null,
    newCount: context.list.arrivals.length,
    filters,
    filtered: isFilteredBy(filters),
    statuses: desk ? statusesOf(desk.organization.kind) : [],
    detail: detailOf(open, context),
    currentId: lastId,
    reader,
    failure: state === 'failed' || failures.includes(list) ? problemMessage(problem) : null,
  };
}
