import type { FileEmitted } from '../../model/text/index.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { ReportRange } from '../model/index.ts';

/** What the URL says about the report. */
export interface ReportRoute {
  range: ReportRange;
}
type LocationChanged = { type: 'location.changed'; route: ReportRoute };

/** Events that the report sends. */
export type OrganizationReportEvent =
  | { type: 'page.retry' }
  | { type: 'range.choose'; range: ReportRange }
  /** Saves the figures of one chart. */
  | { type: 'figures.save'; chartId: string };

/** Events from the app. */
export type OrganizationReportParentEvent = ProofParentEvent | LocationChanged;

export type OrganizationReportEmitted =
  | ProofEmitted
  | FileEmitted
  /** The URL should contain this route. */
  | LocationChanged;
