import type { AccountUser, Role } from '../model/index.ts';
import type { SignOutScope } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events that a screen's account control sends. */
export type SessionEvent = { type: 'session.signOut'; scope: SignOutScope };

/** Events from the app. */
export type SessionParentEvent =
  /** The session may have changed: a sign-in, a rejected request, or the tab woke up. */
  | { type: 'session.refresh' }
  /** A guarded page, on which the person may be typing, was opened or closed. */
  | { type: 'page.shown' }
  | { type: 'page.left' };

export type SessionEmitted =
  | ToastEmitted
  | { type: 'session.signedIn'; user: AccountUser; role: Role }
  | { type: 'session.signedOut' }
  /** The session expired on an open guarded page, which stays as it is until the person signs in again. */
  | { type: 'session.ended' }
  | { type: 'session.refreshed' }
  | { type: 'session.userUpdated'; user: AccountUser; role: Role };
