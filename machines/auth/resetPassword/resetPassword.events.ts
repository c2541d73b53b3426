import type { NavigationNews, SessionLookNews, ToastNews } from '../../system/model/index.ts';

/** What the new-password screen tells the machine. */
export type ResetPasswordEvent = { type: 'password.change'; value: string } | { type: 'form.submit' };

/** What the app passes on from the session machine. */
export type ResetPasswordInbox = { type: 'session.signedIn' };

export type ResetPasswordNews = ToastNews | NavigationNews | SessionLookNews;
