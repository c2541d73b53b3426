import { challengeOf, secondFactorHref } from '../../account/model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { SignInResponse } from '../../account/model/index.ts';

/** The done event of a call that signs in. */
export interface SignInDone {
  output: SignInResponse;
}
/** Context of a machine that may need a second factor. */
export interface WithChallenge {
  /** Id of the second-factor challenge; empty until there is one. */
  challengeId: string;
}

export const isChallenge = ({ output }: SignInDone) => challengeOf(output) !== null;
/** For `assign`. */
export const challengeFrom = ({ output }: SignInDone): WithChallenge => ({
  challengeId: challengeOf(output) ?? '',
});
/** For `emit`: navigates to the second-factor page. */
export const secondFactorNavigation = (
  { challengeId }: WithChallenge,
  returnTo: string,
): NavigationEmitted => ({
  type: 'page.navigate',
  to: secondFactorHref(challengeId, returnTo),
  replace: true,
});

/** The second factor is still required and has its own page. */
export const secondFactorDueState = { entry: 'navigateToSecondFactor' } as const;
/** The session machine loads the new session first. Otherwise a guarded page would redirect back to sign-in. */
export const signedInState = {
  on: { 'session.signedIn': { actions: 'goOn' } },
  after: { submitTimeout: { actions: 'goOn' } },
} as const;
