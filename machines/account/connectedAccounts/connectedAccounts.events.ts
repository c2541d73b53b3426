import type {
  AccountEmitted,
  PageLeaveEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { IdentityProvider } from '../model/index.ts';

/** Events that the connected-accounts section of the account page sends. */
export type ConnectedAccountsEvent =
  | { type: 'identities.retry' }
  | { type: 'identity.link'; provider: IdentityProvider }
  /** Opens the confirmation for removing the link. */
  | { type: 'identity.unlink'; provider: IdentityProvider }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type ConnectedAccountsParentEvent = ProofParentEvent;

export type ConnectedAccountsEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | AccountEmitted
  | PageLeaveEmitted;
