import type { NavigationEmitted, SessionRefreshEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the screen for an emailed link or code sends. */
export type OneTimeCodeEvent =
  | { type: 'email.change'; value: string }
  | { type: 'code.change'; value: string }
  /** Requests the email, or submits its code. */
  | { type: 'form.submit' }
  | { type: 'mail.resend' }
  /** Goes back to correct the email. */
  | { type: 'mail.correct' };

/** Events that the app forwards from the session machine. */
export type OneTimeCodeParentEvent = { type: 'session.signedIn' };

export type OneTimeCodeEmitted = ToastEmitted | NavigationEmitted | SessionRefreshEmitted;
