import type { ReportWeeks } from '../../model/exchange/overview.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the report sends. */
export type OrganizationReportEvent = { type: 'report.retry' } | { type: 'weeks.choose'; weeks: ReportWeeks };

/** Events from the app. */
export type OrganizationReportParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; route: { weeks: ReportWeeks } };

export type OrganizationReportEmitted =
  | ProofEmitted
  /** The URL should contain this route. */
  | { type: 'location.changed'; route: { weeks: ReportWeeks } };
