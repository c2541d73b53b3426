import type {
  DepartureEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionLookEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** What the deletion section of the account page tells the machine. */
export type AccountDeletionEvent =
  /** The person types the address of the account. */
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  /** Leaves the farewell. */
  | { type: 'page.continue' };

/** What the app passes on. */
export type AccountDeletionParentEvent = ProofParentEvent;

export type AccountDeletionEmitted = ToastEmitted | SessionLookEmitted | ProofEmitted | DepartureEmitted;
