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

/** Events from the app: the address bar opens the dialog, the outbox tells how a saved lead fared. */
export type LeadCaptureParentEvent =
  | { type: 'modal.open'; source: LeadSource }
  | { type: 'entry.synced'; id: string }
  | { type: 'entry.failed'; id: string; refused: boolean }
  | { type: 'outbox.changed'; persisted: boolean };

export type LeadCaptureEmitted =
  | ToastEmitted
  /** The dialog was closed; the address bar may forget it. */
  | { type: 'modal.closed' }
  /** Keep this draft across a reload; empty fields mean there is nothing to keep. `id` is its idempotency key once it was sent. */
  | { type: 'draft.changed'; draft: LeadDraft; id: string }
  /** The lead could not be stored; the outbox takes over under the same idempotency key. */
  | { type: 'entry.add'; entry: NewOutboxEntry<Lead>; error: unknown }
  /** The person wants the outbox to try this entry now. */
  | { type: 'entry.retry'; id: string }
  /** One line for the submission log. */
  | { type: 'submission.logged'; entry: LeadLogEntry };
