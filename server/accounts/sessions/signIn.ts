import type { Session } from '@vetsync/machines/account/model';
import { AppError } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Familiarity } from '../limits/knownOrigins.ts';
import type { FirstSignIn } from '../people/firstSignIn.ts';
import type { Proof } from '../secondFactor/challenges.ts';
import { publicSession } from './sessions.ts';
import type { Sessions, SessionUser } from './sessions.ts';

/** The browser in which somebody signs in. */
export interface SignInOrigin {
  network: string;
  /** By its cookie, which it keeps or gets with the answer. */
  device: string;
  userAgent: string | undefined;
  /** Token of the session that it has so far. */
  formerToken: string | null;
}

/** A session under a new token, for the browser's cookie. */
export interface BegunSession {
  token: string;
  session: Session;
}

interface Proven extends Partial<Familiarity> {
  by: Proof;
  /** Looked up where it isn't given. */
  hasSecondFactor?: boolean;
  /** Of the account as it was when its password was looked up. */
  proofEpoch?: number | undefined;
}

/** By SQLSTATE of our triggers on sessions and challenges. */
const refusals: Record<string, 'banned' | 'invalid_credentials'> = {
  VB001: 'banned',
  // What was right a moment ago is wrong by now.
  VB002: 'invalid_credentials',
};
function refuse(error: unknown): never {
  const code = refusals[(error as { code?: string }).code ?? ''];
  throw code === undefined ? error : new AppError(code, undefined, { cause: error });
}

/** The one way from a proven identity to a session. */
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
   * Begins a session for somebody who has proven everything there is to prove; `completeSignIn` is for all others. One that
   * the browser had ends. From now on the owner is known in this network and browser.
   *
   * @param proven.isKnownNetwork Whether the network is known already, where that was looked up.
   * @param proven.isKnownDevice The same of the browser.
   * @throws AppError `banned`, or `invalid_credentials` where the password has changed meanwhile.
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
   * Lets somebody in who has proven who they are, or asks for the second factor where one is on.
   *
   * @throws AppError `banned`, or `invalid_credentials` where the password has changed meanwhile.
   */
  async function completeSignIn(
    origin: SignInOrigin,
    user: SessionUser,
    { by, hasSecondFactor, ...proven }: Proven,
  ): Promise<BegunSession | { challengeId: string }> {
    const asked =
      hasSecondFactor === undefined
        ? await secondFactors.stateOf(user.id)
        : { isOn: hasSecondFactor, proofEpoch: proven.proofEpoch };
    if (!asked.isOn) return beginSession(origin, user, { ...proven, proofEpoch: asked.proofEpoch });
    return { challengeId: await challenges.begin(user.id, by, asked.proofEpoch).catch(refuse) };
  }

  return { beginSession, completeSignIn };
}
export type SignIn = ReturnType<typeof createSignIn>;
