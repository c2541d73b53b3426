import { otpSchema, recoverSchema, resetSchema, verifySchema } from '@vetsync/machines/auth/model';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import type { AppEnv } from '../http/env.ts';
import { validBody } from '../http/request/validate.ts';

/** Ways in by mail: a code or a link, and a new password. */
export function accountMailRoutes(deps: Deps) {
  const { mail } = deps;
  const { oneTimeCodes, resets, passwords, mailRequests } = deps.accounts;
  const { completeSignIn } = deps.signIn;
  const cookies = createSignInCookies(deps);
  const { count } = deps.attemptLimits;

  return new Hono<AppEnv>()
    .post('/api/auth/otp', validBody(otpSchema), async (c) => {
      const { email } = c.req.valid('json');
      const { isKnownOrigin } = await count(cookies.originOf(c), 'link', email);
      await mailRequests.ask('link', { email, isKnownOrigin });
      mail.wake();
      return c.body(null, 202);
    })
    .post('/api/auth/verify', validBody(verifySchema), async (c) => {
      const proof = c.req.valid('json');
      if ('token' in proof) {
        const user = await oneTimeCodes.byLink(proof.token);
        if (!user) throw new AppError('invalid_token');
        return c.json(
          await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'mail' })),
          200,
        );
      }
      const { email, code } = proof;
      const { giveBack, isKnownNetwork, isKnownDevice } = await count(cookies.originOf(c), 'code', email);
      const user = await oneTimeCodes.byCode(email, code, { isOwners: isKnownDevice });
      if (!user) throw new AppError('invalid_mailed_code');
      await giveBack();
      return c.json(
        await cookies.signIn(c, (origin) =>
          completeSignIn(origin, user, { by: 'mail', isKnownNetwork, isKnownDevice }),
        ),
        200,
      );
    })
    .post('/api/auth/recover', validBody(recoverSchema), async (c) => {
      const { email } = c.req.valid('json');
      const { isKnownOrigin } = await count(cookies.originOf(c), 'recover', email);
      await mailRequests.ask('recover', { email, isKnownOrigin });
      mail.wake();
      return c.body(null, 202);
    })
    .post('/api/auth/reset', validBody(resetSchema), async (c) => {
      const { token, password } = c.req.valid('json');
      const owner = await resets.owner(token);
      if (!owner) throw new AppError('invalid_token');
      passwords.refuseWeak(password, owner);
      const user = await resets.redeem(token, await passwords.hash(password));
      if (!user) throw new AppError('invalid_token');
      mail.wake();
      return c.json(
        await cookies.signIn(c, (browser) => completeSignIn(browser, user, { by: 'reset' })),
        200,
      );
    });
}
