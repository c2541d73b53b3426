import type { SubmissionEmitted, SubmissionEvent } from '../../kit/index.ts';
import type { LeadDraft, LeadField, LeadSource, Lead, LeadLogEntry } from '../../leads/model/index.ts';

/** Events that the early-access dialog sends. */
export type LeadCaptureEvent =
  | SubmissionEvent<LeadField>
  /** Try to send the locally saved lead now. */
  | { type: 'lead.retry' };

/** Events from the app: the URL opens the dialog, and the outbox reports the result of a saved lead. */
export type LeadCaptureParentEvent =
  | { type: 'modal.open'; source: LeadSource }
  | { type: 'entry.synced'; id: string }
  | { type: 'entry.failed'; id: string; refused: boolean }
  | { type: 'outbox.changed'; stored: boolean };

export type LeadCaptureEmitted =
  | SubmissionEmitted<LeadDraft, Lead>
  /** The person asked to retry this outbox entry now. */
  | { type: 'entry.retry'; id: string }
  /** An entry for the submission log. */
  | { type: 'submission.logged'; entry: LeadLogEntry };
