import type { NavigationEmitted, SessionLookEmitted, ToastEmitted } from '../../system/model/index.ts';

/** What the new-password screen tells the machine. */
export type ResetPasswordEvent = { type: 'password.change'; value: string } | { type: 'form.submit' };

/** What the app passes on from the session machine. */
export type ResetPasswordParentEvent = { type: 'session.signedIn' };

export type ResetPasswordEmitted = ToastEmitted | NavigationEmitted | SessionLookEmitted;
