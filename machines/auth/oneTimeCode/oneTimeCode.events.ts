import type { NavigationEmitted, SessionLookEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the screen for a mailed link or code sends. */
export type OneTimeCodeEvent =
  | { type: 'email.change'; value: string }
  | { type: 'code.change'; value: string }
  /** Asks for the mail, or enters its code. */
  | { type: 'form.submit' }
  | { type: 'mail.resend' }
  /** Back to the address, to correct it. */
  | { type: 'mail.correct' };

/** Events from the app from the session machine. */
export type OneTimeCodeParentEvent = { type: 'session.signedIn' };

export type OneTimeCodeEmitted = ToastEmitted | NavigationEmitted | SessionLookEmitted;
