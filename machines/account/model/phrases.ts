import { phrasesOf } from '../../system/model/phrase.ts';
import type { VerificationFailure } from './verification.ts';

/** Why a verification failed, for its toast (default: platform spec, section 8). */
export type AccountPhrases = Record<`verification_${VerificationFailure}`, []>;

export const accountPhrase = phrasesOf<AccountPhrases>('account');
