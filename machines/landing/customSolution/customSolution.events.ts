import type { SubmissionEvent } from '../../kit/index.ts';
import type { CustomSolution, SolutionDraft, SolutionField } from '../model/index.ts';
import type { NewOutboxEntry } from '../../leads/model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events that the custom solution dialog sends. */
export type CustomSolutionEvent = SubmissionEvent<SolutionField>;

/** Events from the app: the URL opens the dialog, and the outbox reports whether it can store anything. */
export type CustomSolutionParentEvent =
  | { type: 'modal.open' }
  | { type: 'outbox.changed'; persisted: boolean };

export type CustomSolutionEmitted =
  | ToastEmitted
  | { type: 'modal.closed' }
  /** Store this draft for a reload; with empty fields there is nothing to store. `id` is its idempotency key once it was sent. */
  | { type: 'draft.changed'; draft: SolutionDraft; id: string }
  /** The server didn't store the request. The outbox retries with the same idempotency key. */
  | { type: 'entry.add'; entry: NewOutboxEntry<CustomSolution>; error: unknown };
