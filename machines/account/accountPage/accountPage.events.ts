import type { SignInMethods, Account, AccountSection } from '../model/index.ts';
import type { ProofEmitted } from '../../system/model/index.ts';

/** Events that the account page sends. */
export type AccountPageEvent = { type: 'account.retry' };

/** Events from the app: the address bar, a change made in one of the sections, a proof that was given. */
export type AccountPageParentEvent =
  /** What this site offers is known now. */
  | { type: 'methods.known'; methods: Pick<SignInMethods, 'verification'> }
  | { type: 'section.changed'; section: AccountSection }
  | { type: 'account.refresh' }
  | { type: 'proof.given' };

export type AccountPageEmitted =
  | ProofEmitted
  /** For the parts of the page. */
  | { type: 'account.changed'; account: Account };
