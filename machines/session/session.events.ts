import type { AccountUser, Role, SignOutScope, ToastNews } from '../model/index.ts';

/** What a screen's account control tells the machine. */
export type SessionEvent = { type: 'session.signOut'; scope: SignOutScope };

/** What the app passes on: someone signed in here, another request was refused, the tab woke up. */
export type SessionInbox = { type: 'session.refresh' };

export type SessionNews =
  | ToastNews
  | { type: 'session.signedIn'; user: AccountUser; role: Role }
  | { type: 'session.signedOut' }
  | { type: 'session.refreshed' }
  | { type: 'session.userUpdated'; user: AccountUser; role: Role };
