import type { AccountPhrases } from '@vetsync/machines/account/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Why a verification failed (platform spec, section 8). */
export const accountPhrases = definePhrases('account', {
  verification_refused: 'You didn’t allow your veteran status to be shared',
  verification_expired: 'This verification took too long or was already used. Please start again',
  verification_not_veteran: 'Could not verify veteran status',
  verification_taken: 'This proof of service already belongs to another VetSync account',
  verification_unavailable: 'The verification service isn’t available right now. Please try again later',
  verification_failed: 'Could not verify veteran status',
} satisfies PhraseWords<AccountPhrases>);
