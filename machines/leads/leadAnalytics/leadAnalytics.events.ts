import type { AnalyticsRange, LeadLogEntry, OutboxEntry, RangePreset } from '../model/index.ts';

/** Events that the analytics tab sends. Dates are `YYYY-MM-DD`, both included. */
export type LeadAnalyticsEvent =
  /** "Retry Failed" was pressed. */
  | { type: 'outbox.retry' }
  | { type: 'range.choose'; preset: RangePreset }
  | { type: 'range.set'; from: string; to: string }
  | { type: 'analytics.retry' };

/** Events that the app forwards from the submission log and the outbox. */
export type LeadAnalyticsParentEvent =
  | { type: 'log.changed'; log: readonly LeadLogEntry[] }
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[] }
  | { type: 'outbox.retried' };

export type LeadAnalyticsEmitted =
  | { type: 'outbox.retry' }
  /** The URL should name the range. */
  | { type: 'range.changed'; range: AnalyticsRange }
  | { type: 'session.refresh' };
