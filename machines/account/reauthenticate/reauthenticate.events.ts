import type { AccountUser, ProofMethod } from '../model/index.ts';
import type {
  PageLeaveEmitted,
  ProofParentEvent,
  ProofReason,
  SessionRefreshEmitted,
} from '../../system/model/index.ts';
import type { SessionEmitted } from '../session/session.events.ts';

/** Events that the proof dialog sends. */
export type ReauthenticateEvent =
  | { type: 'method.choose'; method: ProofMethod }
  | { type: 'secret.change'; value: string }
  | { type: 'form.submit' }
  /** Emails a code, for the first time or again. */
  | { type: 'mail.resend' }
  /** Cancels the change (reason `sensitive`). After the session has ended, the dialog can't be closed. */
  | { type: 'dialog.close' }
  /** Another person uses the device now: opens the sign-in page. */
  | { type: 'person.other' };

/**
 * Events from the app: requests for a proof, and the events of the session machine. A request that arrives while the
 * dialog is open gets the same answer.
 */
export type ReauthenticateParentEvent =
  | { type: 'proof.request'; reason: ProofReason; person: AccountUser; hasPassword?: boolean }
  | Exclude<SessionEmitted, { type: 'page.toast' }>;

/** `proof.given` and `proof.refused` are for the machines that requested a proof. */
export type ReauthenticateEmitted = ProofParentEvent | SessionRefreshEmitted | PageLeaveEmitted;
