import { challengeOf, secondFactorHref } from '../auth/model/index.ts';
import type { NavigationEmitted } from '../system/model/index.ts';
import type { SignInAnswer } from '../account/model/index.ts';

/** What came of a call that signs in. */
export interface SignInDone {
  output: SignInAnswer;
}
/** What a machine that signs in knows of a second factor. */
export interface Challenged {
  /** The second factor that is asked for; empty until it is. */
  challengeId: string;
}

export const isChallenge = ({ output }: SignInDone) => challengeOf(output) !== null;
/** For `assign`. */
export const challengeIn = ({ output }: SignInDone): Challenged => ({
  challengeId: challengeOf(output) ?? '',
});
/** For `emit`: on to where the second factor is asked for. */
export const secondFactorNavigation = ({ challengeId }: Challenged, returnTo: string): NavigationEmitted => ({
  type: 'page.navigate',
  to: secondFactorHref(challengeId, returnTo),
  replace: true,
});

/** Nobody is signed in before the second factor; it is asked for at an address of its own. */
export const secondFactorDue = { entry: 'askSecondFactor' } as const;
/** The session machine reads the new cookie first, so that a guarded place does not send the person back. */
export const signedIn = {
  on: { 'session.signedIn': { actions: 'goOn' } },
  after: { submitTimeout: { actions: 'goOn' } },
} as const;
