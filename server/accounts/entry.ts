import { signInAnswerSchema } from '@vetsync/machines/model';
import type { Session, SignInAnswer } from '@vetsync/machines/model';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { RouteContract } from '../http/contract.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { createDeviceCookie } from '../http/deviceCookie.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Proof } from './challenges.ts';
import { requestHeader } from '../http/requestHeader.ts';
import type { SessionUser, ValidSession } from './sessions.ts';

/** What each call answers that lets somebody in. */
export const entered = {
  200: {
    description:
      'Signed in; the session is in the cookie. Where a second factor is on: its challenge, and no cookie.',
    schema: signInAnswerSchema,
  },
  403: {
    description: '`cross_site`: not from our own pages. `banned`: this account has been closed to its owner.',
  },
} satisfies RouteContract['responses'];

/** A session as the browser may know it. */
export function publicSession({ user, expiresAt }: ValidSession): Session {
  const { id, email, fullName, role, veteranVerified } = user;
  return { user: { id, email, fullName }, role, veteranVerified, expiresAt: expiresAt.toISOString() };
}

export const invalidCredentials = (cause?: unknown) =>
  new HttpProblem(401, 'invalid_credentials', {
    detail: 'The email or the password is wrong, or the address is not confirmed yet.',
    cause,
  });

/** By SQLSTATE of our triggers on sessions and challenges. */
const refusals: Record<string, (cause: unknown) => HttpProblem> = {
  VB001: (cause) =>
    new HttpProblem(403, 'banned', { detail: 'This account has been closed by an administrator.', cause }),
  // What was right a moment ago is wrong by now.
  VB002: invalidCredentials,
};
const refuse = (error: unknown): never => {
  throw refusals[(error as { code?: string }).code ?? '']?.(error) ?? error;
};

type Needs = Pick<Deps, 'sessions' | 'accounts' | 'config' | 'firstSignIn'>;

/** Gives a session to somebody who has proven everything there is to prove; `enter` is for all others. */
export function createAdmission({ sessions, accounts, config, firstSignIn }: Needs) {
  const devices = createDeviceCookie(config);
  /**
   * Begins a session under a new token; one that the browser had ends. Where it is begun, by address and by browser,
   * the owner is known from now on.
   *
   * @param options.isKnownAddress Whether the address is known already, where that was looked up.
   * @param options.isKnownDevice The same of the browser.
   * @param options.proofEpoch Of the account as it was when its password was looked up.
   * @throws HttpProblem 403 `banned`, 401 `invalid_credentials` where the password has changed meanwhile.
   */
  return async function admit(
    c: Context<AppEnv>,
    user: SessionUser,
    {
      isKnownAddress = false,
      isKnownDevice = false,
      proofEpoch,
    }: Omit<Proven, 'by' | 'hasSecondFactor'> = {},
  ): Promise<Session> {
    const begun = await sessions
      .begin(user, { userAgent: requestHeader(c, 'user-agent'), proofEpoch })
      .catch(refuse);
    const former = sessions.readCookie(requestHeader(c, 'cookie'));
    if (former !== null) await sessions.endToken(former);
    c.header('Set-Cookie', sessions.cookie(begun.token), { append: true });
    firstSignIn.signedIn(user.email);
    const device = devices.give(c);
    const { remember } = accounts.knownPlaces;
    if (!isKnownAddress) await remember(user.email, clientAddress(c, config));
    if (!isKnownDevice) await remember(user.email, device);
    return publicSession(begun.session);
  };
}

interface Proven {
  by: Proof;
  /** Looked up where it isn't given. */
  hasSecondFactor?: boolean;
  isKnownAddress?: boolean;
  isKnownDevice?: boolean;
  /** Of the account as it was when its password was looked up. */
  proofEpoch?: number;
}

/** The one way from a proven identity to a session. */
export function createEntry(deps: Needs) {
  const { secondFactors, challenges } = deps.accounts;
  const admit = createAdmission(deps);
  /**
   * Lets somebody in who has proven who they are, or asks for the second factor where one is on.
   *
   * @throws HttpProblem 403 `banned`, 401 `invalid_credentials` where the password has changed meanwhile.
   */
  return async function enter(
    c: Context<AppEnv>,
    user: SessionUser,
    { by, hasSecondFactor, ...proven }: Proven,
  ): Promise<SignInAnswer> {
    const asked =
      hasSecondFactor === undefined
        ? await secondFactors.stateOf(user.id)
        : { isOn: hasSecondFactor, proofEpoch: proven.proofEpoch };
    if (!asked.isOn) return admit(c, user, { ...proven, proofEpoch: asked.proofEpoch });
    return { mfa: { challengeId: await challenges.begin(user.id, by, asked.proofEpoch).catch(refuse) } };
  };
}
