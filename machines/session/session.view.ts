import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
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

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

function stateOf({ identity, inquiry }: SessionSnapshot['value']): SessionState {
  if (identity === 'unknown') return inquiry === 'resting' ? 'unreachable' : 'loading';
  return inquiry === 'signingOut' ? 'signingOut' : identity;
}

export function sessionView({ value, context }: SessionSnapshot): SessionView {
  const state = stateOf(value);
  const { session } = context;
  if (!session?.user) {
    return { state, user: null, role: null, isAdmin: false, veteranVerified: false };
  }
  const { user, role, veteranVerified } = session;
  return { state, user, role, isAdmin: role === 'admin', veteranVerified };
}
