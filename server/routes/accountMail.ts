import { otpSchema, recoverSchema, resetSchema, verifySchema } from '@vetsync/machines/model';
import { Hono } from 'hono';
import { createEntry } from '../accounts/entry.ts';
import { createGuessing } from '../accounts/guessing.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { validBody } from '../http/validate.ts';

/** Ways in by mail: a code or a link, and a new password. */
export function accountMailRoutes(deps: Deps) {
  const { mail } = deps;
  const { oneTime, resets, passwords, mailRequests, knownPlaces } = deps.accounts;
  const enter = createEntry(deps);
  const { count } = createGuessing({ ...deps, knownPlaces });

  return new Hono<AppEnv>()
    .post('/api/auth/otp', validBody(otpSchema), async (c) => {
      const { email } = c.req.valid('json');
      const { isKnownPlace } = await count(c, 'link', email);
      await mailRequests.ask('link', { email, isKnownPlace });
      mail.wake();
      return c.body(null, 202);
    })
    .post('/api/auth/verify', validBody(verifySchema), async (c) => {
      const proof = c.req.valid('json');
      if ('token' in proof) {
        const user = await oneTime.byLink(proof.token);
        if (!user) throw new AppError('invalid_token');
        return c.json(await enter(c, user, { by: 'mail' }), 200);
      }
      const { email, code } = proof;
      const { giveBack, isKnownAddress, isKnownDevice } = await count(c, 'code', email);
      const user = await oneTime.byCode(email, code, { isOwners: isKnownDevice });
      if (!user) throw new AppError('invalid_mailed_code');
      await giveBack();
      return c.json(await enter(c, user, { by: 'mail', isKnownAddress, isKnownDevice }), 200);
    })
    .post('/api/auth/recover', validBody(recoverSchema), async (c) => {
      const { email } = c.req.valid('json');
      const { isKnownPlace } = await count(c, 'recover', email);
      await mailRequests.ask('recover', { email, isKnownPlace });
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
      return c.json(await enter(c, user, { by: 'reset' }), 200);
    });
}
