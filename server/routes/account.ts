import { accountChangeSchema, newEmailSchema, reauthenticateSchema } from '@vetsync/machines/account/model';
import type { Account, Reauthenticate, SignInAnswer } from '@vetsync/machines/account/model';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { publicSession } from '../accounts/sessions/sessions.ts';
import type { SessionUser, ValidSession } from '../accounts/sessions/sessions.ts';
import { personalData } from '../records/personalData.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import type { AppEnv } from '../http/env.ts';
import { requireFreshProof } from '../http/request/freshProof.ts';
import { validBody } from '../http/request/validate.ts';

/** What people do with their own account. */
export function accountRoutes(deps: Deps) {
  const { sql, clock, sessions, mail, limits } = deps;
  const {
    users,
    passwords,
    oneTimeCodes,
    emailChanges,
    details,
    changeAccount,
    accountDeletion,
    secondFactors,
    challenges,
    knownOrigins,
  } = deps.accounts;
  const cookies = createSignInCookies(deps);

  async function accountOf(session: ValidSession): Promise<Account> {
    const account = await details(session);
    if (!account) throw new AppError('no_session');
    return account;
  }

  /** In place of the former token's cookie, where the check of the session has just renewed that. */
  const giveCookie = (c: Context<AppEnv>, token: string) => c.header('Set-Cookie', sessions.cookie(token));

  /**
   * Counted per account and not per place, as only who has a session of it gets here.
   *
   * @throws AppError `wrong_password` or `invalid_mailed_code`.
   */
  async function prove({ id, email }: SessionUser, proof: Reauthenticate): Promise<void> {
    await limits.consume('reauthenticate', id);
    if ('password' in proof) {
      const found = await users.byEmail(email);
      const matches = await passwords.verify(found?.passwordHash ?? null, proof.password);
      if (!matches || found?.user.id !== id) throw new AppError('wrong_password');
      await limits.forget('reauthenticate', id);
      return passwords.refuseShort(proof.password, found.user.role);
    }
    if ((await oneTimeCodes.byCode(email, proof.code, { isOwners: true }))?.id !== id)
      throw new AppError('invalid_mailed_code');
    await limits.forget('reauthenticate', id);
  }

  return new Hono<AppEnv>()
    .get('/api/auth/user', async (c) => c.json(await accountOf(c.var.session!), 200))
    .patch('/api/auth/user', validBody(accountChangeSchema), async (c) => {
      const change = c.req.valid('json');
      const { email, password } = change;
      const session =
        email === undefined && password === undefined ? c.var.session! : requireFreshProof(c, deps);
      if (email !== undefined && email !== session.user.email) {
        await limits.consume('newEmailAccount', session.user.id);
        await limits.consume('resendAccount', email);
      }
      const changed = await changeAccount(sessions, session, change);
      if (!changed) throw new AppError('no_session');
      if (changed.token !== null) giveCookie(c, changed.token);
      mail.wake();
      return c.json(await accountOf(changed.session), 200);
    })
    .post('/api/auth/new-email', validBody(newEmailSchema), async (c) => {
      const session = c.var.session!;
      const changed = await emailChanges.confirm(session.user, c.req.valid('json').token);
      if (changed === null) throw new AppError('invalid_token');
      if (changed === 'taken') throw new AppError('email_taken');
      mail.wake();
      const { network, device } = cookies.originOf(c);
      await knownOrigins.remember(changed.email, network);
      if (device !== null) await knownOrigins.remember(changed.email, device);
      const renewed = await sessions.renew(session, { proven: false });
      if (!renewed) throw new AppError('no_session');
      giveCookie(c, renewed.token);
      return c.json(await accountOf(renewed.session), 200);
    })
    .post('/api/auth/reauthenticate', validBody(reauthenticateSchema), async (c) => {
      const session = c.var.session!;
      const proof = c.req.valid('json');
      await prove(session.user, proof);
      // Else whoever holds a browser and its owner's password could take the second factor away.
      if (await secondFactors.isOn(session.user.id)) {
        const by = 'password' in proof ? 'password' : 'mail';
        return c.json<SignInAnswer, 200>(
          { mfa: { challengeId: await challenges.begin(session.user.id, by) } },
          200,
        );
      }
      const renewed = await sessions.renew(session, { proven: true });
      if (!renewed) throw new AppError('no_session');
      giveCookie(c, renewed.token);
      const answer: SignInAnswer = publicSession(renewed.session);
      return c.json(answer, 200);
    })
    .delete('/api/auth/user', async (c) => {
      const { user } = requireFreshProof(c, deps);
      if (!(await accountDeletion.remove(user.id))) throw new AppError('no_session');
      mail.wake();
      c.header('Set-Cookie', sessions.blankCookie());
      return c.body(null, 204);
    })
    .get('/api/auth/user/export', async (c) => {
      const data = await personalData(sql, c.var.session!.user);
      const day = clock.now().toISOString().slice(0, 10);
      c.header('Content-Disposition', `attachment; filename="vetsync-account-${day}.json"`);
      c.header('Content-Type', 'application/json');
      return c.body(JSON.stringify(data, null, 2), 200);
    });
}
