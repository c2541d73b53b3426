import { and, not } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { adminReportsSetup, decisionCall, isValidReason } from './adminReports.setup.ts';
import type { AdminReportsContext } from './adminReports.setup.ts';
import { withEvent } from '../../kit/index.ts';
import { pagedListStates, pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { reportReasonMax } from '../../model/exchange/reports.ts';
import type { QueuedReport, ReportDecision } from '../../model/exchange/reports.ts';
import type { ReportStatus } from '../../model/world/contacts.ts';
import { adminHref } from '../model/index.ts';
import type { AdminRoute } from '../model/index.ts';
import { provenCall } from '../../kit/provenCall.ts';

const writing = {
  'reason.change': { target: 'writing', actions: withEvent('writeReason') },
  'form.submit': { guard: 'valid', target: 'working' },
  'form.cancel': 'idle',
} as const;
const decide = { guard: 'mayDecide', target: 'writing', actions: 'startDeciding' } as const;

/** Writes and makes one decision at a time. */
const decisionRegion = adminReportsSetup.createStateConfig({
  initial: 'idle',
  on: { 'status.choose': '.idle' },
  states: {
    idle: { on: { 'report.decide': decide } },
    writing: { on: writing },
    /** Rejected, or without an answer. */
    failed: { on: writing },
    /** The proof dialog is open. The same call is repeated afterwards. */
    ...provenCall({
      name: 'action',
      state: 'working',
      src: 'decide',
      request: (context: AdminReportsContext) => decisionCall(context),
      done: { target: 'idle', actions: ['setDecided', 'dropDecided'] },
      failed: 'failed',
      refused: [{ guard: 'outdated', target: 'overtaken', actions: 'dropDecided' }, { target: 'failed' }],
    }),
    /** Another administrator was faster. */
    overtaken: { on: { 'report.decide': decide } },
  },
});

const pages = pagedListStates({
  src: 'loadReports',
  request: ({ status, item }: AdminReportsContext, cursor) => ({ status, item, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

const queued = ({ reportStatus: status, item }: Pick<AdminRoute, 'reportStatus' | 'item'>) => ({
  status,
  item,
});

/** Pages of the reports with one status: open ones from the oldest. */
const listRegion = adminReportsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'status.choose': [
      { guard: withEvent('sameStatus') },
      { target: '.loading', actions: [withEvent('setStatus'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: { type: 'sameStatus', params: ({ event }) => queued(event.route) } },
      {
        target: '.loading',
        actions: { type: 'setStatus', params: ({ event }) => queued(event.route) },
      },
    ],
  },
  states: {
    ...pages,
    loaded: { always: [{ guard: 'someFound', target: 'listed' }, { target: 'none' }] },
    none: {},
    // When the last one was decided on, others may have come.
    listed: { ...pages.listed, always: { guard: 'noneLeft', target: 'loading' } },
  },
});

/**
 * The administrators' queue of reports: what was copied of a conversation, and a decision with its reason. What is done
 * about a report, such as a suspension, is a step of its own.
 */
export const adminReportsMachine = adminReportsSetup.createMachine({
  id: 'adminReports',
  context: ({ input }) => ({
    status: input.status,
    item: input.item ?? null,
    reports: [],
    cursor: null,
    deciding: null,
    reason: '',
    decided: null,
    problem: unreachable,
    actionProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      // Waits for a running decision, whose result would otherwise be lost.
      always: { guard: and(['unauthorized', not('isWorking')]), target: 'denied' },
      on: { 'session.ended': 'denied' },
      states: { list: listRegion, decision: decisionRegion },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: { entry: ['clear', 'refreshSession'], on: { 'session.resumed': 'open' } },
  },
});

export interface AdminReportsView {
  /** `denied`: the session has ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  status: ReportStatus;
  /** Whether the list shows only the one that the URL names. */
  isOne: boolean;
  list: PagedListState | 'none';
  reports: readonly QueuedReport[];
  hasMore: boolean;
  /** What was stored last, or that another administrator was faster. */
  outcome: ReportDecision['status'] | 'overtaken' | null;
  /** Whether a decision can be begun. */
  canDecide: boolean;
  /** The form for a decision; null if none is written. */
  form: {
    report: QueuedReport;
    status: ReportDecision['status'];
    reason: string;
    maxLength: number;
    isTooLong: boolean;
    canSubmit: boolean;
    isBusy: boolean;
    failure: Phrase | null;
    /** Where organizations and accounts are suspended: steps of their own. */
    organizationsHref: string;
    usersHref: string;
  } | null;
  intl: IntlConfig;
  failure: Phrase | null;
}

type Snapshot = SnapshotFrom<typeof adminReportsMachine>;
type OpenValue = Extract<Snapshot['value'], object>['open'];

function formOf(decision: OpenValue['decision'], { context }: Snapshot): AdminReportsView['form'] {
  const { deciding, reason, actionProblem } = context;
  if (!deciding || decision === 'idle' || decision === 'proving' || decision === 'overtaken') return null;
  const isBusy = decision === 'working' || decision === 'refused';
  // The person is reported by an organization, and the other way round.
  const person = deciding.report.side === 'organization' ? deciding.report.person.name : null;
  return {
    report: deciding.report,
    status: deciding.status,
    reason,
    maxLength: reportReasonMax,
    isTooLong: reason.trim().length > reportReasonMax,
    canSubmit: isValidReason(reason) && !isBusy,
    isBusy,
    failure: decision === 'failed' ? problemMessage(actionProblem) : null,
    organizationsHref: adminHref({ tab: 'organizations', organizationStatus: 'approved' }),
    usersHref: adminHref({ tab: 'users', filters: { q: person ?? '', role: null } }),
  };
}

export function adminReportsView(snapshot: Snapshot): AdminReportsView {
  const { value, context } = snapshot;
  const open = typeof value === 'object' ? value.open : null;
  const list = open ? pagedListState(open.list) : 'loading';
  const decision = open?.decision ?? 'idle';
  return {
    access: open ? 'granted' : 'denied',
    status: context.status,
    isOne: context.item !== null,
    list,
    reports: context.reports,
    hasMore: context.cursor !== null,
    outcome: decision === 'overtaken' ? decision : context.decided,
    canDecide: decision === 'idle' || decision === 'overtaken',
    form: formOf(decision, snapshot),
    intl: context.intl,
    failure: list === 'failed' || list === 'listed.pageFailed' ? problemMessage(context.problem) : null,
  };
}
