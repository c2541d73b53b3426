import type { AccountUser, Role } from '../../account/model/index.ts';
import type { SignOutScope, ToastEmitted } from '../model/index.ts';

/** Events that a screen's account control sends. */
export type SessionEvent = { type: 'session.signOut'; scope: SignOutScope };

/** Events from the app. */
export type SessionParentEvent =
  /** Someone signed in here, another request was refused, the tab woke up. */
  | { type: 'session.refresh' }
  /** A guarded page is open, with what somebody may be typing there; and it is left. */
  | { type: 'page.shown' }
  | { type: 'page.left' };

export type SessionEmitted =
  | ToastEmitted
  | { type: 'session.signedIn'; user: AccountUser; role: Role }
  | { type: 'session.signedOut' }
  /** The session ended by itself while a guarded page was open, which stays as it is until the person is back. */
  | { type: 'session.ended' }
  | { type: 'session.refreshed' }
  | { type: 'session.userUpdated'; user: AccountUser; role: Role };
