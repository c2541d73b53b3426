import type {
  PageLeaveEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the deletion section of the account page sends. */
export type AccountDeletionEvent =
  /** The person types the account's email to confirm. */
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  /** Whether the organizations that only the person owns end with the account. */
  | { type: 'organizations.end'; value: boolean }
  /** Leaves the page that confirms the deletion. */
  | { type: 'page.continue' };

/** Events from the app. */
export type AccountDeletionParentEvent = ProofParentEvent;

export type AccountDeletionEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | PageLeaveEmitted
  /** Everything stored about the account in this browser should be deleted, too. */
  | { type: 'account.deleted' };
