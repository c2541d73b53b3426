import type { NavigationEmitted, SessionRefreshEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the new-password screen sends. */
export type ResetPasswordEvent = { type: 'password.change'; value: string } | { type: 'form.submit' };

/** Events that the app forwards from the session machine. */
export type ResetPasswordParentEvent = { type: 'session.signedIn' };

export type ResetPasswordEmitted = ToastEmitted | NavigationEmitted | SessionRefreshEmitted;
