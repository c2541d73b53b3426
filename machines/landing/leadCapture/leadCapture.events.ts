import type { SubmissionEvent } from '../../kit/index.ts';
import type {
  LeadDraft,
  LeadField,
  LeadSource,
  NewOutboxEntry,
  Lead,
  LeadLogEntry,
} from '../../leads/model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

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
  | { type: 'outbox.changed'; persisted: boolean };

export type LeadCaptureEmitted =
  | ToastEmitted
  /** The dialog was closed and should be removed from the URL. */
  | { type: 'modal.closed' }
  /** Store this draft for a reload; with empty fields there is nothing to store. `id` is its idempotency key once it was sent. */
  | { type: 'draft.changed'; draft: LeadDraft; id: string }
  /** The server didn't store the lead. The outbox retries with the same idempotency key. */
  | { type: 'entry.add'; entry: NewOutboxEntry<Lead>; error: unknown }
  /** The person asked to retry this outbox entry now. */
  | { type: 'entry.retry'; id: string }
  /** An entry for the submission log. */
  | { type: 'submission.logged'; entry: LeadLogEntry };
