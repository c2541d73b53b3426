import type { ReportDecision } from '../../model/exchange/reports.ts';
import type { ReportStatus } from '../../model/world/contacts.ts';
import type { ProofEmitted, ProofParentEvent, SessionRefreshEmitted } from '../../system/model/index.ts';

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
  | { type: 'location.changed'; route: { reportStatus: ReportStatus } };

export type AdminReportsEmitted =
  | SessionRefreshEmitted
  | ProofEmitted
  /** The URL should name the status. */
  | { type: 'location.changed'; route: { reportStatus: ReportStatus } };
