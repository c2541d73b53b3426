import type { AccountUser, Role } from '../model/index.ts';

export type SessionState = 'loading' | 'unreachable' | 'signedOut' | 'signedIn' | 'signingOut';

export interface SessionView {
  /** `unreachable`: the server did not say who this is; it is asked again by itself. */
  state: SessionState;
  /** Set while signedIn and signingOut only. */
  user: AccountUser | null;
  role: Role | null;
  isAdmin: boolean;
  veteranVerified: boolean;
}
