import { signInAnswerSchema } from '@vetsync/machines/model';
import type { Session, SignInAnswer } from '@vetsync/machines/model';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { RouteContract } from '../http/contract.ts';
import type { AppEnv } from '../http/env.ts';
import { requestHeader } from '../http/requestHeader.ts';
import type { SessionUser, ValidSession } from './sessions.ts';

/** Ways to prove who one is, before any second factor. */
export const proofs = ['password', 'mail', 'google', 'confirm', 'reset'] as const;
export type Proof = (typeof proofs)[number];

/** What each call answers that lets somebody in. */
export const entered: RouteContract['responses'] = {
  200: {
    description:
      'Signed in; the session is in the cookie. Where a second factor is on: its challenge, and no cookie.',
    schema: signInAnswerSchema,
  },
  403: {
    description: '`cross_site`: not from our own pages. `banned`: this account has been closed to its owner.',
  },
};

/** A session as the browser may know it. */
export function publicSession({ user, expiresAt }: ValidSession): Session {
  const { id, email, fullName, role, veteranVerified } = user;
  return { user: { id, email, fullName }, role, veteranVerified, expiresAt: expiresAt.toISOString() };
}

/** The one way from a proven identity to a session. */
export function createEntry({ sessions }: Pick<Deps, 'sessions'>) {
  /** Begins a session under a new token; one that the browser had ends. */
  async function begin(c: Context<AppEnv>, user: SessionUser): Promise<Session> {
    const former = sessions.readCookie(requestHeader(c, 'cookie'));
    if (former !== null) await sessions.endToken(former);
    const begun = await sessions.begin(user);
    c.header('Set-Cookie', sessions.cookie(begun.token), { append: true });
    return publicSession(begun.session);
  }

  /**
   * Lets somebody in who has proven who they are.
   *
   * @throws HttpProblem 403 `banned`.
   */
  return async function enter(
    c: Context<AppEnv>,
    user: SessionUser,
    { by }: { by: Proof },
  ): Promise<SignInAnswer> {
    c.var.log.info({ by }, 'proven');
    return begin(c, user);
  };
}
