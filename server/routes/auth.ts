import {
  confirmSchema,
  resendSchema,
  sessionSchema,
  signInMethodsSchema,
  signInSchema,
  signUpRequestSchema,
} from '@vetsync/machines/account/model';
import { signOutScopes } from '@vetsync/machines/account/model';
import * as z from 'zod/mini';
import { checkPassword } from '../accounts/passwords/checkPassword.ts';
import { publicSession } from '../accounts/sessions/sessions.ts';
import type { SessionUser } from '../accounts/sessions/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createRegistrationCookie } from '../http/cookies/registrationCookie.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { mailAcceptedResponse, passwordBusyResponse, signedInResponses } from './responses.ts';

const signOutQuery = z.strictObject({ scope: z.optional(z.enum(signOutScopes)) });

/** Confirms an email address for a person who chose a password after opening the link. */
async function confirmWithPassword(
  { registrations, passwords }: Deps['accounts'],
  token: string,
  password: string,
): Promise<SessionUser | null> {
  const newest = await registrations.newestByToken(token);
  if (!newest) throw new AppError('invalid_token');
  const { email, passwordHash } = newest;
  passwords.refuseWeak(password, { email });
  // The name belongs to whoever chose this password: they only opened the mail on another device.
  const isSame = passwordHash !== null && (await passwords.verify(passwordHash, password));
  return registrations.confirmWithPassword(token, {
    fullName: isSame ? newest.fullName : null,
    passwordHash: await passwords.hash(password),
    ...(newest.locale && { locale: newest.locale }),
  });
}

/** Signing up, in and out by password. */
export const authRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/sign-up',
      access: 'any',
      limit: 'signUp',
      summary: 'Sign up; a link to confirm the address is mailed',
      body: signUpRequestSchema,
      responses: {
        ...mailAcceptedResponse,
        422: { description: '`invalid_input`, or `weak_password` with every reason in `errors`.' },
        ...passwordBusyResponse,
      },
    },
    ({ config, limits, mail, accounts: { passwords, registrations } }) => {
      const registrationCookie = createRegistrationCookie(config);
      return async ({ c, body: { email, password, fullName, locale, returnTo } }) => {
        passwords.refuseWeak(password, { email, fullName });
        await limits.consume('signUpAccount', email);
        const passwordHash = await passwords.hash(password);
        const secret = await registrations.add({
          email,
          fullName: fullName || null,
          passwordHash,
          ...(locale && { locale }),
          returnTo,
        });
        registrationCookie.give(c, secret);
        mail.wake();
        return c.body(null, 202);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/confirm',
      access: 'any',
      summary:
        'Confirm an address with the token of a mailed link, in the browser that signed up or with a password, and sign in',
      body: confirmSchema,
      responses: {
        ...signedInResponses,
        400: { description: '`invalid_token`: unknown, used or expired.' },
        409: {
          description:
            '`password_required`: opened in another browser than the one that signed up. The link is still good: send it again with the password that the account is to have.',
        },
        422: {
          description:
            '`invalid_input`, or `weak_password` with every reason in `errors`; the link is still good.',
        },
        ...passwordBusyResponse,
      },
    },
    (deps) => {
      const { registrations } = deps.accounts;
      const { completeSignIn } = deps.signIn;
      const cookies = createSignInCookies(deps);
      const registrationCookie = createRegistrationCookie(deps.config);
      return async ({ c, json, body: { token, password } }) => {
        const user =
          password === undefined
            ? await registrations.confirm(token, registrationCookie.read(c))
            : await confirmWithPassword(deps.accounts, token, password);
        if (!user) throw new AppError('invalid_token');
        if (user === 'password_required') throw new AppError('password_required');
        const answer = await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'confirm' }));
        if (password === undefined) registrationCookie.takeAway(c);
        return json(answer, 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/resend',
      access: 'any',
      session: 'optional',
      limit: 'resend',
      summary: 'Mail the link to confirm an address again, or the one to a new address (`email_change`)',
      body: resendSchema,
      responses: mailAcceptedResponse,
    },
    ({ limits, mail, accounts: { mailRequests, emailChanges } }) =>
      async ({ c, session, body: { email, type, locale, returnTo } }) => {
        await limits.consume('resendAccount', email);
        if (type === 'signup') await mailRequests.add('confirm', { email, locale, returnTo });
        else if (session) await emailChanges.resend(session.user.id, email);
        mail.wake();
        return c.body(null, 202);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/sign-in',
      access: 'any',
      limit: 'signIn',
      limitCheckedBy: 'handler',
      summary: 'Sign in with e-mail and password',
      body: signInSchema,
      responses: {
        ...signedInResponses,
        403: {
          description: `${signedInResponses[403].description} \`password_too_short\`: right, and too short for an administrator.`,
        },
        401: { description: '`invalid_credentials`: wrong, or the address is not confirmed yet.' },
        ...passwordBusyResponse,
      },
    },
    (deps) => {
      const { users, passwords } = deps.accounts;
      const { completeSignIn } = deps.signIn;
      const cookies = createSignInCookies(deps);
      return async ({ c, json, body: { email, password } }) => {
        const origin = cookies.originOf(c);
        const counted = await deps.attemptLimits.countWith(origin, 'password', email, users.byEmailAndOrigin);
        const { account, isKnownNetwork, isKnownDevice, clearAttempts } = counted;
        const proofEpoch = await checkPassword({ users, passwords }, account, password);
        if (!account || proofEpoch === null) throw new AppError('invalid_credentials');
        await clearAttempts();
        passwords.refuseShort(password, account.user.role);
        const { user, hasSecondFactor } = account;
        const proven = {
          by: 'password',
          hasSecondFactor,
          isKnownNetwork,
          isKnownDevice,
          proofEpoch,
        } as const;
        return json(await cookies.signIn(c, (browser) => completeSignIn(browser, user, proven)), 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/sign-out',
      access: 'user',
      summary: 'End this session (`local`, unless asked otherwise), the others, or all of them',
      query: signOutQuery,
      responses: { 204: { description: 'Signed out.' } },
    },
    ({ sessions }) =>
      async ({ c, session, query: { scope = 'local' } }) => {
        const end = {
          local: () => sessions.end(session),
          others: () => sessions.endOthers(session),
          global: () => sessions.endAll(session.user.id),
        };
        await end[scope]();
        if (scope !== 'others') c.header('Set-Cookie', sessions.blankCookie());
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/session',
      access: 'any',
      session: 'optional',
      summary: 'Who is signed in',
      responses: { 200: { description: 'The signed-in person, or `{user: null}`.', schema: sessionSchema } },
    },
    () =>
      ({ json, session }) =>
        json(session ? publicSession(session) : { user: null }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/methods',
      access: 'any',
      summary: 'Ways to sign in that this site offers, and the shortest password it takes',
      responses: { 200: { description: 'What is offered.', schema: signInMethodsSchema } },
    },
    ({ config: { google, verification, passwordMinLength } }) =>
      ({ json }) =>
        json({ google: google !== null, verification: verification !== null, passwordMinLength }, 200),
  ),
] as const;
