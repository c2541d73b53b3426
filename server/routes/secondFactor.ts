import { challengeCodeSchema, enrollSchema, factorCodeSchema } from '@vetsync/machines/account/model';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { isAppCode } from '../accounts/secondFactor/challenges.ts';
import type { SessionUser } from '../accounts/sessions/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import type { AppEnv } from '../http/env.ts';
import { requireFreshProof } from '../http/request/freshProof.ts';
import { validBody } from '../http/request/validate.ts';

/** Ids that could be in the database, so that nonsense never reaches it. */
const uuid = z.uuid();
function factorIdOf(text: string): string {
  if (!uuid.safeParse(text).success) throw new AppError('not_found');
  return text;
}

export function secondFactorRoutes(deps: Deps) {
  const { limits, mail } = deps;
  const { secondFactors, challenges, knownOrigins, mailRequests } = deps.accounts;
  const { beginSession } = deps.signIn;
  const cookies = createSignInCookies(deps);

  /** Tells an owner that somebody came as far as the second factor, and no further. */
  async function warn({ id, email }: SessionUser): Promise<void> {
    if (!(await limits.take('secondFactorWarning', id)).ok) return;
    await mailRequests.ask('second_factor_tried', { email, userId: id });
    mail.wake();
  }

  return new Hono<AppEnv>()
    .post('/api/auth/mfa/factors', validBody(enrollSchema), async (c) => {
      const { user } = requireFreshProof(c, deps);
      return c.json(await secondFactors.enroll(user, c.req.valid('json').name), 201);
    })
    .post('/api/auth/mfa/factors/:id/verify', validBody(factorCodeSchema), async (c) => {
      const answer = await secondFactors.verify(
        c.var.session!,
        factorIdOf(c.req.param('id')),
        c.req.valid('json').code,
      );
      if (answer === null) throw new AppError('not_found');
      if (answer === 'wrong') throw new AppError('invalid_app_code');
      mail.wake();
      return c.json(answer, 200);
    })
    .delete('/api/auth/mfa/factors/:id', async (c) => {
      const session = requireFreshProof(c, deps);
      if (!(await secondFactors.remove(session, factorIdOf(c.req.param('id')))))
        throw new AppError('not_found');
      mail.wake();
      return c.body(null, 204);
    })
    .post('/api/auth/mfa/recovery-codes', async (c) => {
      const codes = await secondFactors.renewRecoveryCodes(requireFreshProof(c, deps));
      mail.wake();
      return c.json(codes, 200);
    })
    .post('/api/auth/mfa/challenges/:id/verify', validBody(challengeCodeSchema), async (c) => {
      const id = c.req.param('id');
      const { code } = c.req.valid('json');
      const challenge = await challenges.find(id);
      if (!challenge) throw new AppError('invalid_challenge');
      const { user } = challenge;

      const origin = cookies.originOf(c);
      const { isKnownNetwork, isKnownDevice } = await knownOrigins.familiarity(user.email, origin);
      const key = `${user.id} ${isKnownDevice ? origin.device : origin.network}`;
      if (!isKnownDevice) await limits.consume('secondFactor', origin.network);
      await limits.consume('secondFactorOrigin', key);
      // A recovery code can't be guessed, so that one always opens the door, however many guess at the app's codes.
      if (isAppCode(code) && !isKnownDevice && !isKnownNetwork) {
        await limits.consume('secondFactorAccount', user.id);
      }

      const answer = await challenges.answer(id, user.id, code);
      if (answer === 'wrong') throw new AppError('invalid_app_code');
      if (answer === 'last') await warn(user);
      if (answer !== 'right') throw new AppError('invalid_challenge');
      mail.wake();
      await limits.forget('secondFactorOrigin', key);
      return c.json(
        await cookies.signIn(c, (browser) => beginSession(browser, user, { isKnownNetwork, isKnownDevice })),
        200,
      );
    });
}
