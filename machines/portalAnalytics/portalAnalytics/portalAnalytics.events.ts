import type { FileEmitted } from '../../model/text/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { ReportRange, ReportSource } from '../model/index.ts';

/** Events that a report sends. */
export type PortalAnalyticsEvent =
  | { type: 'range.choose'; range: ReportRange }
  /** Saves the figures of one chart. */
  | { type: 'figures.save'; chartId: string };

/** Events from the app. */
export type PortalAnalyticsParentEvent =
  | { type: 'location.changed'; range: ReportRange }
  | { type: 'source.changed'; source: ReportSource };

export type PortalAnalyticsEmitted = NavigationEmitted | FileEmitted;
