import type { AccountUser, ProofWay } from '../model/index.ts';
import type {
  DepartureEmitted,
  ProofParentEvent,
  ProofReason,
  SessionLookEmitted,
} from '../../system/model/index.ts';
import type { SessionEmitted } from '../../system/session/session.events.ts';

/** Events that the dialog that asks who this is sends. */
export type ReauthenticateEvent =
  | { type: 'way.choose'; way: ProofWay }
  | { type: 'secret.change'; value: string }
  | { type: 'form.submit' }
  /** Mails a code, for the first time or again. */
  | { type: 'mail.resend' }
  /** Leaves the change (reason `sensitive`); a session that ended can't be passed over. */
  | { type: 'dialog.close' }
  /** Somebody else sits here now: a fresh sign-in page. */
  | { type: 'person.other' };

/**
 * What the app passes on: who is asked and why, and all that the session machine tells. A request that comes while the
 * dialog is open waits for the same answer.
 */
export type ReauthenticateParentEvent =
  | { type: 'proof.ask'; reason: ProofReason; person: AccountUser; hasPassword?: boolean }
  | Exclude<SessionEmitted, { type: 'page.toast' }>;

/** `proof.given` and `proof.refused` concern whoever asked. */
export type ReauthenticateEmitted = ProofParentEvent | SessionLookEmitted | DepartureEmitted;
