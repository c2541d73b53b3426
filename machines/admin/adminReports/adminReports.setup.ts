import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { reportReasonMax, type QueuedReport, type ReportDecision } from '../../model/exchange/reports.ts';
import type { ReportStatus } from '../../model/world/contacts.ts';
import {
  isUnauthorized,
  unreachable,
  type Problem,
  type IntlConfig,
  type ProofEmitted,
  type ProofParentEvent,
  type SessionRefreshEmitted,
  isProofDue,
} from '../../system/model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import type { AdminRoute } from '../model/index.ts';

/** What the URL says of the list. */
type Queued = Pick<AdminRoute, 'reportStatus' | 'item'>;

/** Events that the administrators' queue of reports sends. */
export type AdminReportsEvent =
  | { type: 'status.choose'; status: ReportStatus }
  | { type: 'list.more' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Opens the form for a decision. */
  | { type: 'report.decide'; id: string; status: ReportDecision['status'] }
  | { type: 'reason.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'form.cancel' };

/** Events from the app: the URL, the session, proofs of identity. */
export type AdminReportsParentEvent =
  | ProofParentEvent
  | { type: 'session.ended' }
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: Queued };

export type AdminReportsEmitted =
  | SessionRefreshEmitted
  | ProofEmitted
  /** The URL should name the status. */
  | { type: 'location.changed'; route: Queued };

/** One page of reports; `nextCursor` is null on the last one. */
export interface ReportPage {
  reports: readonly QueuedReport[];
  nextCursor: string | null;
}
export interface ReportPageRequest {
  status: ReportStatus;
  /** Id of the only one that is wanted, or null. */
  item: string | null;
  cursor: string | null;
}
/** A decision as a call of the API. */
export interface ReportDecisionCall {
  id: string;
  decision: ReportDecision;
}

export interface AdminReportsInput {
  /** From the URL. */
  status: ReportStatus;
  /** From the URL: id of the only one that is shown. @default all with the status */
  item?: string | null;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface AdminReportsContext {
  status: ReportStatus;
  /** Id of the only one that is shown, or null. */
  item: string | null;
  reports: readonly QueuedReport[];
  cursor: string | null;
  /** The decision being written or made; null before the first. */
  deciding: { report: QueuedReport; status: ReportDecision['status'] } | null;
  reason: string;
  /** The decision that was stored last. */
  decided: ReportDecision['status'] | null;
  problem: Problem;
  /** Why the last decision failed. */
  actionProblem: Problem;
  intl: IntlConfig;
}
type Context = AdminReportsContext;

export const isValidReason = (reason: string) =>
  reason.trim() !== '' && reason.trim().length <= reportReasonMax;
export const decisionCall = ({ deciding, reason }: Context): ReportDecisionCall => ({
  id: deciding?.report.id ?? '',
  decision: { status: deciding?.status ?? 'dismissed', reason: reason.trim() },
});

const find = (reports: readonly QueuedReport[], wanted: string) => reports.find(({ id }) => id === wanted);

type Event = AdminReportsEvent | AdminReportsParentEvent;
const calls = callSetup<Context, Event>()('', 'action');

/** Types, actors, actions, guards and delays of the queue of reports. */
export const adminReportsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AdminReportsEmitted,
    input: {} as AdminReportsInput,
  },
  actors: {
    /** Reports when the administrator's access ends and resumes, with `session.ended` and `session.resumed`. */
    sessionChanges: changesNotProvided,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadReports: promiseNotProvided<ReportPage, ReportPageRequest>('loadReports'),
    decide: promiseNotProvided<unknown, ReportDecisionCall>('decide'),
  },
  actions: {
    ...calls.actions,
    setStatus: assign((_, { status, item = null }: { status: ReportStatus; item?: string | null }) => ({
      status,
      item,
      reports: [],
      decided: null,
    })),
    emitRoute: emit(({ context: { status, item } }) => ({
      type: 'location.changed',
      route: { reportStatus: status, item },
    })),
    setFirstPage: assign((_, { output }: { output: ReportPage }) => ({
      reports: output.reports,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: ReportPage }) => ({
      reports: [...context.reports, ...output.reports.filter(({ id }) => !find(context.reports, id))],
      cursor: output.nextCursor,
    })),
    startDeciding: assign(({ context, event }) => {
      assertEvent(event, 'report.decide');
      const report = find(context.reports, event.id);
      return {
        deciding: report ? { report, status: event.status } : null,
        reason: '',
        decided: null,
        actionProblem: unreachable,
      };
    }),
    writeReason: assign((_, { value }: { value: string }) => ({ reason: value })),
    setDecided: assign(({ context: { deciding } }) => ({ decided: deciding?.status ?? null })),
    /** It no longer has the status of the list. */
    dropDecided: assign(({ context: { reports, deciding } }) => ({
      reports: reports.filter(({ id }) => id !== deciding?.report.id),
    })),
    clear: assign({
      reports: [],
      cursor: null,
      deciding: null,
      decided: null,
      problem: unreachable,
      actionProblem: unreachable,
    }),
    refreshSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    ...calls.guards,
    unauthorized: ({ context: { problem, actionProblem } }) =>
      isUnauthorized(problem) || (isUnauthorized(actionProblem) && !isProofDue(actionProblem)),
    isWorking: stateIn({ open: { decision: 'working' } }),
    someFound: ({ context }) => context.reports.length > 0,
    noneLeft: ({ context }) => context.reports.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    sameStatus: ({ context }, { status, item = null }: { status: ReportStatus; item?: string | null }) =>
      status === context.status && item === context.item,
    mayDecide: ({ context, event }) =>
      event.type === 'report.decide' && find(context.reports, event.id)?.status === 'open',
    valid: ({ context }) => isValidReason(context.reason),
    /** Another administrator has decided, or the report is gone. */
    outdated: ({ context: { actionProblem } }) =>
      actionProblem.status === 404 || actionProblem.code === 'report_decided',
  },
  delays: calls.delays,
});
