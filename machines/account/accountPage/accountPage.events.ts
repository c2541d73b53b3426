import type { SignInMethods, Account, AccountSection } from '../model/index.ts';
import type { ProofEmitted } from '../../system/model/index.ts';

/** Events that the account page sends. */
export type AccountPageEvent = { type: 'account.retry' };

/** Events from the app: URL changes, changes made in a section, proofs of identity. */
export type AccountPageParentEvent =
  /** The site's sign-in methods were loaded. */
  | { type: 'methods.known'; methods: Pick<SignInMethods, 'verification'> }
  | { type: 'section.changed'; section: AccountSection }
  | { type: 'account.refresh' }
  | { type: 'proof.given' };

export type AccountPageEmitted =
  | ProofEmitted
  /** The account was loaded, also after a change. */
  | { type: 'account.changed'; account: Account };
