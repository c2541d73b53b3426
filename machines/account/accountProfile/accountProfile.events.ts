import type { Account, SignInMethods } from '../model/index.ts';
import type {
  AccountEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the profile section of the account page sends. */
export type AccountProfileEvent =
  | { type: 'name.change'; value: string }
  | { type: 'name.submit' }
  /** Opens and closes the form for a new email. */
  | { type: 'email.edit' }
  | { type: 'email.cancel' }
  | { type: 'email.change'; value: string }
  | { type: 'email.submit' }
  /** Sends the confirmation link to the pending email again. */
  | { type: 'email.resend' };

/** Events from the app. */
export type AccountProfileParentEvent =
  | ProofParentEvent
  | { type: 'account.changed'; account: Account }
  /** The site's sign-in methods were loaded. */
  | { type: 'methods.known'; methods: Pick<SignInMethods, 'verification'> };

export type AccountProfileEmitted = ToastEmitted | SessionRefreshEmitted | ProofEmitted | AccountEmitted;
