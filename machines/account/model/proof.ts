import type { Reauthenticate } from './accountSettings.ts';
import type { SignIn } from './account.ts';
import type { ProofReason } from '../../system/model/emitted.ts';
import { isSessionOver, problemOf } from '../../system/model/problem.ts';

/** How somebody proves who they are over an open page; the last two answer a second factor. */
export const proofWays = ['password', 'code', 'app', 'recovery'] as const;
export type ProofWay = (typeof proofWays)[number];

/** The two ways through a second factor. */
export const secondFactorWays = ['app', 'recovery'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];

/** What proves somebody: which call it is, and its body. */
export type ProofCall =
  | { call: 'reauthenticate'; json: Reauthenticate }
  | { call: 'signIn'; json: SignIn }
  | { call: 'verify'; json: { email: string; code: string } }
  | { call: 'answerChallenge'; challengeId: string; code: string };

/** The second factor came too late, or was tried too often: everything has to be proven anew. */
export const isChallengeOver = (error: unknown) => problemOf(error).code === 'invalid_challenge';

/** The call waits for a proof: the session is over, or too old for a sensitive change. */
export const isProofDue = (error: unknown) =>
  isSessionOver(error) || problemOf(error).code === 'proof_required';

/** Why somebody has to be asked, where {@link isProofDue}. */
export const proofReasonOf = (error: unknown): ProofReason =>
  isSessionOver(error) ? 'sessionEnded' : 'sensitive';
