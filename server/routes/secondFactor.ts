import {
  challengeCodeSchema,
  enrollmentSchema,
  enrollSchema,
  factorCodeSchema,
  recoveryCodesSchema,
} from '@vetsync/machines/account/model';
import { isAppCode } from '../accounts/secondFactor/challenges.ts';
import type { SessionUser } from '../accounts/sessions/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { opaqueId, rowId } from './params.ts';
import { signedInResponses } from './responses.ts';

const unknownFactor = { 404: { description: '`not_found`: no such authenticator app of yours.' } };

/** Warns an owner that somebody passed the first factor but failed the second. */
async function warn({ limits, mail, accounts }: Deps, { id, email }: SessionUser): Promise<void> {
  if (!(await limits.tryConsume('secondFactorWarning', id)).ok) return;
  await accounts.mailRequests.add('second_factor_tried', { email, userId: id });
  mail.wake();
}

/** The second factor: authenticator apps, recovery codes, and signing in with them. */
export const secondFactorRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/mfa/factors',
      access: 'user',
      proof: 'fresh',
      limit: 'secondFactor',
      summary: 'Begin to set up an authenticator app; it counts once a code of it is verified',
      body: enrollSchema,
      responses: {
        201: {
          description: 'What to set the app up with. Never to be read again.',
          schema: enrollmentSchema,
        },
        409: { description: '`too_many_factors`.' },
        503: { description: '`not_configured`: not offered on this site.' },
      },
    },
    ({ accounts: { secondFactors } }) =>
      async ({ json, session, body }) =>
        json(await secondFactors.enroll(session.user, body.name), 201),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/mfa/factors/{id}/verify',
      access: 'user',
      limit: 'secondFactor',
      params: rowId,
      summary: 'Turn an authenticator app on by a code of it; the first one brings the recovery codes',
      body: factorCodeSchema,
      responses: {
        200: {
          description:
            'On. The recovery codes, never to be read again; none where another app was on already.',
          schema: recoveryCodesSchema,
        },
        400: {
          description: '`malformed_json`: not JSON in UTF-8. `invalid_code`: wrong, or not of this moment.',
        },
        ...unknownFactor,
        409: { description: '`too_many_factors`.' },
      },
    },
    ({ mail, accounts: { secondFactors } }) =>
      async ({ json, session, params: { id }, body: { code } }) => {
        const answer = await secondFactors.verify(session, id, code);
        if (answer === null) throw new AppError('not_found');
        if (answer === 'wrong') throw new AppError('invalid_app_code');
        mail.wake();
        return json(answer, 200);
      },
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/auth/mfa/factors/{id}',
      access: 'user',
      proof: 'fresh',
      params: rowId,
      summary: 'Take an authenticator app away; the recovery codes end with the last one',
      responses: { 204: { description: 'Gone.' }, ...unknownFactor },
    },
    ({ mail, accounts: { secondFactors } }) =>
      async ({ c, session, params: { id } }) => {
        if (!(await secondFactors.remove(session, id))) throw new AppError('not_found');
        mail.wake();
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/mfa/recovery-codes',
      access: 'user',
      proof: 'fresh',
      limit: 'secondFactor',
      summary: 'Ten new recovery codes; the old ones end',
      responses: {
        200: { description: 'The codes, never to be read again.', schema: recoveryCodesSchema },
        409: { description: '`second_factor_off`: there is no authenticator app.' },
      },
    },
    ({ mail, accounts: { secondFactors } }) =>
      async ({ json, session }) => {
        const codes = await secondFactors.renewRecoveryCodes(session);
        mail.wake();
        return json(codes, 200);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/mfa/challenges/{id}/verify',
      access: 'any',
      limit: 'secondFactor',
      limitCheckedBy: 'handler',
      params: opaqueId,
      summary: 'Finish signing in with a code of the authenticator app or a recovery code',
      body: challengeCodeSchema,
      responses: {
        ...signedInResponses,
        400: {
          description:
            '`malformed_json`: not JSON in UTF-8. `invalid_code`: wrong, or used already; try again. ' +
            '`invalid_challenge`: unknown, spent by wrong codes, or older than five minutes; sign in again.',
        },
        503: { description: '`not_configured`: codes of an app can not be checked; a recovery code can.' },
      },
    },
    (deps) => {
      const { limits, mail } = deps;
      const { challenges, knownOrigins } = deps.accounts;
      const { beginSession } = deps.signIn;
      const cookies = createSignInCookies(deps);
      return async ({ c, json, params: { id }, body: { code } }) => {
        const challenge = await challenges.find(id);
        if (!challenge) throw new AppError('invalid_challenge');
        const { user } = challenge;

        const origin = cookies.originOf(c);
        const { isKnownNetwork, isKnownDevice } = await knownOrigins.familiarity(user.email, origin);
        const key = `${user.id} ${isKnownDevice ? origin.device : origin.network}`;
        if (!isKnownDevice) await limits.consume('secondFactor', origin.network);
        await limits.consume('secondFactorOrigin', key);
        // Recovery codes can't be guessed, so they always work, even if the budget for an app's codes is used up.
        if (isAppCode(code) && !isKnownDevice && !isKnownNetwork) {
          await limits.consume('secondFactorAccount', user.id);
        }

        const answer = await challenges.answer(id, user.id, code);
        if (answer === 'wrong') throw new AppError('invalid_app_code');
        if (answer === 'last') await warn(deps, user);
        if (answer !== 'right') throw new AppError('invalid_challenge');
        mail.wake();
        await limits.clear('secondFactorOrigin', key);
        const known = { isKnownNetwork, isKnownDevice };
        return json(await cookies.signIn(c, (browser) => beginSession(browser, user, known)), 200);
      };
    },
  ),
] as const;
