import { otpSchema, recoverSchema, resetSchema, verifySchema } from '@vetsync/machines/account/model';
import { AppError } from '../errors.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { mailAcceptedResponse, passwordBusyResponse, signedInResponses } from './responses.ts';

/** Signing in with a code or link from mail, and resetting the password. */
export const accountMailRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/otp',
      access: 'any',
      limit: 'otp',
      limitCheckedBy: 'handler',
      summary: 'Mail a six-digit code and a link to sign in with',
      body: otpSchema,
      responses: mailAcceptedResponse,
    },
    (deps) => {
      const { originOf } = createSignInCookies(deps);
      return async ({ c, body: { email, locale, returnTo } }) => {
        const { isKnownOrigin } = await deps.attemptLimits.count(originOf(c), 'link', email);
        await deps.accounts.mailRequests.add('link', { email, isKnownOrigin, locale, returnTo });
        deps.mail.wake();
        return c.body(null, 202);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/verify',
      access: 'any',
      limit: 'verify',
      limitCheckedBy: 'handler',
      summary: 'Sign in with a mailed code and its address, or with the token of a mailed link',
      body: verifySchema,
      responses: {
        ...signedInResponses,
        400: {
          description:
            '`invalid_code`: wrong, used, expired, not the newest or guessed at too often. `invalid_token`: unknown, used or expired.',
        },
        ...passwordBusyResponse,
      },
    },
    (deps) => {
      const { oneTimeCodes } = deps.accounts;
      const { completeSignIn } = deps.signIn;
      const cookies = createSignInCookies(deps);
      return async ({ c, json, body: proof }) => {
        if ('token' in proof) {
          const user = await oneTimeCodes.byLink(proof.token);
          if (!user) throw new AppError('invalid_token');
          return json(
            await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'mail' })),
            200,
          );
        }
        const { email, code } = proof;
        const counted = await deps.attemptLimits.count(cookies.originOf(c), 'code', email);
        const { clearAttempts, isKnownNetwork, isKnownDevice } = counted;
        const user = await oneTimeCodes.byCode(email, code, { isOwners: isKnownDevice });
        if (!user) throw new AppError('invalid_mailed_code');
        await clearAttempts();
        const proven = { by: 'mail', isKnownNetwork, isKnownDevice } as const;
        return json(await cookies.signIn(c, (browser) => completeSignIn(browser, user, proven)), 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/recover',
      access: 'any',
      limit: 'recover',
      limitCheckedBy: 'handler',
      summary: 'Mail a link to choose a new password with',
      body: recoverSchema,
      responses: mailAcceptedResponse,
    },
    (deps) => {
      const { originOf } = createSignInCookies(deps);
      return async ({ c, body: { email, locale, returnTo } }) => {
        const { isKnownOrigin } = await deps.attemptLimits.count(originOf(c), 'recover', email);
        await deps.accounts.mailRequests.add('recover', { email, isKnownOrigin, locale, returnTo });
        deps.mail.wake();
        return c.body(null, 202);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/reset',
      access: 'any',
      summary: 'Set a new password with the token of a mailed link, end all sessions, and sign in',
      body: resetSchema,
      responses: {
        ...signedInResponses,
        400: { description: '`invalid_token`: unknown, used or expired.' },
        422: {
          description:
            '`invalid_input`, or `weak_password` with every reason in `errors`; the link is still good.',
        },
        ...passwordBusyResponse,
      },
    },
    (deps) => {
      const { resets, passwords } = deps.accounts;
      const { completeSignIn } = deps.signIn;
      const cookies = createSignInCookies(deps);
      return async ({ c, json, body: { token, password } }) => {
        const owner = await resets.owner(token);
        if (!owner) throw new AppError('invalid_token');
        passwords.refuseWeak(password, owner);
        const user = await resets.redeem(token, await passwords.hash(password));
        if (!user) throw new AppError('invalid_token');
        deps.mail.wake();
        return json(
          await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'reset' })),
          200,
        );
      };
    },
  ),
] as const;
