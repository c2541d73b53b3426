import type {
  AccountEmitted,
  DepartureEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionLookEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { IdentityProvider } from '../model/index.ts';

/** What the connected-accounts section of the account page tells the machine. */
export type ConnectedAccountsEvent =
  | { type: 'identities.retry' }
  | { type: 'identity.link'; provider: IdentityProvider }
  /** Asks before the link is taken away. */
  | { type: 'identity.unlink'; provider: IdentityProvider }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' };

/** What the app passes on. */
export type ConnectedAccountsParentEvent = ProofParentEvent;

export type ConnectedAccountsEmitted =
  | ToastEmitted
  | SessionLookEmitted
  | ProofEmitted
  | AccountEmitted
  | DepartureEmitted;
