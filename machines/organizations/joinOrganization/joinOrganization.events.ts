import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the page behind an invitation's link sends. */
export type JoinOrganizationEvent =
  | { type: 'link.retry' }
  | { type: 'invitation.accept' }
  | { type: 'invitation.decline' }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' }
  /** Signs out, to sign in with the invited address. */
  | { type: 'account.switch' };

/** Events from the app. */
export type JoinOrganizationParentEvent = ProofParentEvent | SignedInAccountChanged;

export interface SignedInAccountChanged {
  type: 'session.changed';
  /** Null while it is unknown. */
  isSignedIn: boolean | null;
  /** Address of the account, or empty. */
  email: string;
}

export type JoinOrganizationEmitted =
  | ProofEmitted
  /** The person signs in or signs up first: keep the token until they come back. */
  | { type: 'token.store'; token: string }
  /** The invitation was answered or is no longer valid. */
  | { type: 'token.clear' }
  | { type: 'session.signOut' };
