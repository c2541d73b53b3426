import type { Reauthenticate } from './accountSettings.ts';
import type { SignIn } from './account.ts';
import { problemOf } from '../../system/model/problem.ts';

/** How a person can prove their identity in the proof dialog. The last two are second factors. */
export const proofMethods = ['password', 'code', 'app', 'recovery'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** The two kinds of second factor. */
export const secondFactorMethods = ['app', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** The call that proves the identity, with its body. */
export type ProofCall =
  | { call: 'reauthenticate'; json: Reauthenticate }
  | { call: 'signIn'; json: SignIn }
  | { call: 'verify'; json: { email: string; code: string } }
  | { call: 'answerChallenge'; challengeId: string; code: string };

/** The second factor came too late or was tried too often. The proof has to start over. */
export const isChallengeOver = (error: unknown) => problemOf(error).code === 'invalid_challenge';
