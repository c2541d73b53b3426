import type { SubmissionEvent } from '../../kit/index.ts';
import type { CustomSolution, SolutionDraft, SolutionField } from '../model/index.ts';
import type { NewOutboxEntry } from '../../leads/model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events that the custom solution dialog sends. */
export type CustomSolutionEvent = SubmissionEvent<SolutionField>;

/** Events from the app: the address bar opens the dialog, the outbox tells whether it can keep anything. */
export type CustomSolutionParentEvent =
  | { type: 'modal.open' }
  | { type: 'outbox.changed'; persisted: boolean };

export type CustomSolutionEmitted =
  | ToastEmitted
  | { type: 'modal.closed' }
  /** Keep this draft across a reload; empty fields mean there is nothing to keep. `id` is its idempotency key once it was sent. */
  | { type: 'draft.changed'; draft: SolutionDraft; id: string }
  /** The request could not be stored; the outbox takes over under the same idempotency key. */
  | { type: 'entry.add'; entry: NewOutboxEntry<CustomSolution>; error: unknown };
