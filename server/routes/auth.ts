import {
  confirmSchema,
  resendSchema,
  sessionSchema,
  signInMethodsSchema,
  signInSchema,
  signUpRequestSchema,
} from '@vetsync/machines/account/model';
import { signOutScopes } from '@vetsync/machines/system/model';
import type { Session, SignInMethods } from '@vetsync/machines/account/model';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { publicSession } from '../accounts/sessions/sessions.ts';
import type { SessionUser } from '../accounts/sessions/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { RouteContract } from '../http/contract.ts';
import { accepted, busy, signedIn } from './responses.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import type { AppEnv } from '../http/env.ts';
import { validBody, validQuery } from '../http/request/validate.ts';
import { createRegistrationCookie } from '../http/cookies/registrationCookie.ts';

const signOutQuery = z.strictObject({ scope: z.optional(z.enum(signOutScopes)) });

export const authContract: RouteContract[] = [
  {
    method: 'post',
    path: '/api/auth/sign-up',
    access: 'any',
    limit: 'signUp',
    summary: 'Sign up; a link to confirm the address is mailed',
    body: signUpRequestSchema,
    responses: {
      ...accepted,
      422: { description: '`invalid_input`, or `weak_password` with every reason in `errors`.' },
      ...busy,
    },
  },
  {
    method: 'post',
    path: '/api/auth/confirm',
    access: 'any',
    summary:
      'Confirm an address with the token of a mailed link, in the browser that signed up or with a password, and sign in',
    body: confirmSchema,
    responses: {
      ...signedIn,
      400: { description: '`invalid_token`: unknown, used or expired.' },
      409: {
        description:
          '`password_required`: opened in another browser than the one that signed up. The link is still good: send it again with the password that the account is to have.',
      },
      422: {
        description:
          '`invalid_input`, or `weak_password` with every reason in `errors`; the link is still good.',
      },
      ...busy,
    },
  },
  {
    method: 'post',
    path: '/api/auth/resend',
    access: 'any',
    session: 'optional',
    limit: 'resend',
    summary: 'Mail the link to confirm an address again, or the one to a new address (`email_change`)',
    body: resendSchema,
    responses: accepted,
  },
  {
    method: 'post',
    path: '/api/auth/sign-in',
    access: 'any',
    limit: 'signIn',
    limitTakenBy: 'handler',
    summary: 'Sign in with e-mail and password',
    body: signInSchema,
    responses: {
      ...signedIn,
      403: {
        description: `${signedIn[403].description} \`password_too_short\`: right, and too short for an administrator.`,
      },
      401: { description: '`invalid_credentials`: wrong, or the address is not confirmed yet.' },
      ...busy,
    },
  },
  {
    method: 'post',
    path: '/api/auth/sign-out',
    access: 'user',
    summary: 'End this session (`local`, unless asked otherwise), the others, or all of them',
    query: signOutQuery,
    responses: { 204: { description: 'Signed out.' } },
  },
  {
    method: 'get',
    path: '/api/auth/session',
    access: 'any',
    session: 'optional',
    summary: 'Who is signed in',
    responses: { 200: { description: 'The signed-in person, or `{user: null}`.', schema: sessionSchema } },
  },
  {
    method: 'get',
    path: '/api/auth/methods',
    access: 'any',
    summary: 'Ways to sign in that this site offers, and the shortest password it takes',
    responses: { 200: { description: 'What is offered.', schema: signInMethodsSchema } },
  },
];

export function authRoutes(deps: Deps) {
  const { config, sessions, limits, mail } = deps;
  const { users, passwords, registrations, mailRequests, emailChanges } = deps.accounts;
  const { completeSignIn } = deps.signIn;
  const cookies = createSignInCookies(deps);
  const { countWith } = deps.attemptLimits;
  const registrationCookie = createRegistrationCookie(config);

  /** Who chose a password where the link was opened; null where the link is of no use any more. */
  async function confirmWith(token: string, password: string): Promise<SessionUser | null> {
    const newest = await registrations.newestAt(token);
    if (!newest) throw new AppError('invalid_token');
    const { email, passwordHash } = newest;
    passwords.refuseWeak(password, { email });
    // The name is theirs who chose this very password: they only opened their mail on another device.
    const isSame = passwordHash !== null && (await passwords.verify(passwordHash, password));
    return registrations.confirmWith(token, {
      fullName: isSame ? newest.fullName : null,
      passwordHash: await passwords.hash(password),
    });
  }

  return new Hono<AppEnv>()
    .post('/api/auth/sign-up', validBody(signUpRequestSchema), async (c) => {
      const { email, password, fullName } = c.req.valid('json');
      passwords.refuseWeak(password, { email, fullName });
      await limits.consume('signUpAccount', email);
      const passwordHash = await passwords.hash(password);
      registrationCookie.give(
        c,
        await registrations.add({ email, fullName: fullName || null, passwordHash }),
      );
      mail.wake();
      return c.body(null, 202);
    })
    .post('/api/auth/confirm', validBody(confirmSchema), async (c) => {
      const { token, password } = c.req.valid('json');
      if (password !== undefined) {
        const user = await confirmWith(token, password);
        if (!user) throw new AppError('invalid_token');
        return c.json(
          await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'confirm' })),
          200,
        );
      }
      const user = await registrations.confirm(token, registrationCookie.read(c));
      if (!user) throw new AppError('invalid_token');
      if (user === 'password_required') throw new AppError('password_required');
      const answer = await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'confirm' }));
      registrationCookie.takeAway(c);
      return c.json(answer, 200);
    })
    .post('/api/auth/resend', validBody(resendSchema), async (c) => {
      const { email, type } = c.req.valid('json');
      await limits.consume('resendAccount', email);
      if (type === 'signup') await mailRequests.ask('confirm', { email });
      else if (c.var.session) await emailChanges.resend(c.var.session.user.id, email);
      mail.wake();
      return c.body(null, 202);
    })
    .post('/api/auth/sign-in', validBody(signInSchema), async (c) => {
      const { email, password } = c.req.valid('json');
      const { account, isKnownNetwork, isKnownDevice, giveBack } = await countWith(
        cookies.originOf(c),
        'password',
        email,
        users.byEmailAt,
      );
      const matches = await passwords.verify(account?.passwordHash ?? null, password);
      if (!account || !matches) throw new AppError('invalid_credentials');
      await giveBack();
      passwords.refuseShort(password, account.user.role);
      const { user, hasSecondFactor, proofEpoch } = account;
      const proven = { by: 'password', hasSecondFactor, isKnownNetwork, isKnownDevice, proofEpoch } as const;
      return c.json(await cookies.signIn(c, (browser) => completeSignIn(browser, user, proven)), 200);
    })
    .post('/api/auth/sign-out', validQuery(signOutQuery), async (c) => {
      const current = c.var.session!;
      const { scope = 'local' } = c.req.valid('query');
      const end = {
        local: () => sessions.end(current),
        others: () => sessions.endOthers(current),
        global: () => sessions.endAll(current.user.id),
      };
      await end[scope]();
      if (scope !== 'others') c.header('Set-Cookie', sessions.blankCookie());
      return c.body(null, 204);
    })
    .get('/api/auth/session', (c) => {
      const answer: Session = c.var.session ? publicSession(c.var.session) : { user: null };
      return c.json(answer, 200);
    })
    .get('/api/auth/methods', (c) => {
      const { google, verification, passwordMinLength } = config;
      const methods: SignInMethods = {
        google: google !== null,
        verification: verification !== null,
        passwordMinLength,
      };
      return c.json(methods, 200);
    });
}
