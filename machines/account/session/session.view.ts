import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { AccountUser, Role } from '../model/index.ts';

export type SessionState = 'loading' | 'unreachable' | 'signedOut' | 'signedIn' | 'signingOut' | 'ended';

export interface SessionView {
  /**
   * `unreachable`: the session could not be loaded and is retried automatically. `ended`: the session expired on an open
   * guarded page, which stays until the same person signs in again.
   */
  state: SessionState;
  /** Set only in signedIn, signingOut and ended. */
  user: AccountUser | null;
  role: Role | null;
  isAdmin: boolean;
  veteranVerified: boolean;
}

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

function stateOf({ identity, request }: SessionSnapshot['value']): SessionState {
  if (identity === 'unknown') return request === 'idle' ? 'unreachable' : 'loading';
  return request === 'signingOut' ? 'signingOut' : identity;
}

export function sessionView({ value, context }: SessionSnapshot): SessionView {
  const state = stateOf(value);
  const session = state === 'ended' ? context.former : context.session;
  if (!session?.user) {
    return { state, user: null, role: null, isAdmin: false, veteranVerified: false };
  }
  const { user, role, veteranVerified } = session;
  return { state, user, role, isAdmin: role === 'admin', veteranVerified };
}
