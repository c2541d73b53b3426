import type { Account } from '../model/index.ts';
import type {
  AccountEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the security section of the account page sends. */
export type AccountSecurityEvent =
  /** Opens and closes the form for a new password. */
  | { type: 'password.edit' }
  | { type: 'password.cancel' }
  | { type: 'password.change'; value: string }
  | { type: 'password.submit' }
  /** Starts setting up an authenticator app. */
  | { type: 'factor.enroll' }
  | { type: 'factor.cancel' }
  | { type: 'code.change'; value: string }
  | { type: 'code.submit' }
  /** The person has saved the recovery codes, which are never shown again. */
  | { type: 'codes.keep' }
  | { type: 'codes.print' }
  | { type: 'codes.renew' }
  | { type: 'factor.turnOff'; id: string }
  /** Answers in the dialogs that confirm turning off the factor or renewing the codes. */
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type AccountSecurityParentEvent = ProofParentEvent | { type: 'account.changed'; account: Account };

export type AccountSecurityEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | AccountEmitted
  /** The browser should print the page. */
  | { type: 'page.print' };
