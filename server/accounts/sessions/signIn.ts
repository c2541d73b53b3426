import type { Session } from '@vetsync/machines/account/model';
import { AppError } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Familiarity } from '../limits/knownOrigins.ts';
import type { FirstSignIn } from '../people/firstSignIn.ts';
import type { Proof } from '../secondFactor/challenges.ts';
import { publicSession } from './sessions.ts';
import type { Sessions, SessionUser } from './sessions.ts';

/** The browser that signs in. */
export interface SignInOrigin {
  network: string;
  /** Key of the device cookie, which the browser has already or gets with the response. */
  device: string;
  userAgent: string | undefined;
  /** Token of the browser's previous session. */
  formerToken: string | null;
}

/** A session with a new token for the browser's cookie. */
export interface BegunSession {
  token: string;
  session: Session;
}

interface Proven extends Partial<Familiarity> {
  by: Proof;
  /** Looked up if it isn't given. */
  hasSecondFactor?: boolean;
  /** The account's epoch when its password was looked up. */
  proofEpoch?: number | undefined;
}

/** By the SQLSTATE of our triggers on sessions and challenges. */
const refusals: Record<string, 'banned' | 'invalid_credentials'> = {
  VB001: 'banned',
  // The credentials were changed after they were checked.
  VB002: 'invalid_credentials',
};
function refuse(error: unknown): never {
  const code = refusals[(error as { code?: string }).code ?? ''];
  throw code === undefined ? error : new AppError(code, undefined, { cause: error });
}

/** Creates sessions. Every way to sign in ends here. */
export function createSignIn({
  sessions,
  accounts,
  firstSignIn,
}: {
  sessions: Sessions;
  accounts: Pick<Accounts, 'secondFactors' | 'challenges' | 'knownOrigins'>;
  firstSignIn: FirstSignIn;
}) {
  const { secondFactors, challenges, knownOrigins } = accounts;

  /**
   * Starts a session after every required proof, including the second factor; use `completeSignIn` otherwise. Ends the
   * browser's previous session. Afterwards this network and browser count as known for the owner.
   *
   * @param proven.isKnownNetwork Whether the network is known already, if that was looked up.
   * @param proven.isKnownDevice The same for the browser.
   * @throws AppError `banned`, or `invalid_credentials` if the password has changed since it was checked.
   */
  async function beginSession(
    { network, device, userAgent, formerToken }: SignInOrigin,
    user: SessionUser,
    {
      isKnownNetwork = false,
      isKnownDevice = false,
      proofEpoch,
    }: Omit<Proven, 'by' | 'hasSecondFactor'> = {},
  ): Promise<BegunSession> {
    const begun = await sessions.begin(user, { userAgent, proofEpoch }).catch(refuse);
    if (formerToken !== null) await sessions.endToken(formerToken);
    firstSignIn.signedIn(user.email);
    if (!isKnownNetwork) await knownOrigins.remember(user.email, network);
    if (!isKnownDevice) await knownOrigins.remember(user.email, device);
    return { token: begun.token, session: publicSession(begun.session) };
  }

  /**
   * Starts a session after a proof of identity, or requires the second factor if one is on.
   *
   * @throws AppError `banned`, or `invalid_credentials` if the password has changed since it was checked.
   */
  async function completeSignIn(
    origin: SignInOrigin,
    user: SessionUser,
    { by, hasSecondFactor, ...proven }: Proven,
  ): Promise<BegunSession | { challengeId: string }> {
    const factor =
      hasSecondFactor === undefined
        ? await secondFactors.stateOf(user.id)
        : { isOn: hasSecondFactor, proofEpoch: proven.proofEpoch };
    if (!factor.isOn) return beginSession(origin, user, { ...proven, proofEpoch: factor.proofEpoch });
    return { challengeId: await challenges.begin(user.id, by, factor.proofEpoch).catch(refuse) };
  }

  return { beginSession, completeSignIn };
}
export type SignIn = ReturnType<typeof createSignIn>;
