import type { SnapshotFrom } from 'xstate';
import { pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { reportReasonMax } from '../../model/exchange/reports.ts';
import type { QueuedReport, ReportDecision } from '../../model/exchange/reports.ts';
import type { ReportStatus } from '../../model/world/contacts.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { adminHref } from '../model/index.ts';
import type { adminReportsMachine } from './adminReports.machine.ts';
import { isValidReason } from './adminReports.setup.ts';

export interface AdminReportsView {
  /** `denied`: the session has ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  status: ReportStatus;
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
