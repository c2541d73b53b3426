import {
  accountChangeSchema,
  accountSchema,
  calendarAddressSchema,
  devicesSchema,
  newCalendarAddressSchema,
  newEmailSchema,
  reauthenticateSchema,
  signInResponseSchema,
} from '@vetsync/machines/account/model';
import type { Account, Reauthenticate } from '@vetsync/machines/account/model';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { checkPassword } from '../accounts/passwords/checkPassword.ts';
import { requireFreshProof } from '../accounts/sessions/freshProof.ts';
import { publicSession } from '../accounts/sessions/sessions.ts';
import type { SessionUser, ValidSession } from '../accounts/sessions/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createSignInCookies } from '../http/cookies/signInCookies.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { proofRequired } from '../http/proofRequired.ts';
import { textStream } from '../http/response/textStream.ts';
import { personalDataText } from '../records/personalData.ts';
import { rowId } from './params.ts';
import { passwordBusyResponse } from './responses.ts';

const account = { description: 'The account.', schema: accountSchema };

async function accountOf({ accounts }: Deps, session: ValidSession): Promise<Account> {
  const found = await accounts.details(session);
  if (!found) throw new AppError('no_session');
  return found;
}

/** Replaces the former token's cookie that the session check may have just set. */
const replaceCookie = ({ sessions }: Deps, c: Context, token: string) =>
  c.header('Set-Cookie', sessions.cookie(token));

/**
 * Limited per account, not per network, because it requires a session of the account.
 *
 * @throws AppError `wrong_password` or `invalid_mailed_code`
 */
async function prove(
  { limits, accounts: { users, passwords, oneTimeCodes } }: Deps,
  { id, email }: SessionUser,
  proof: Reauthenticate,
): Promise<void> {
  await limits.consume('reauthenticate', id);
  if ('password' in proof) {
    const found = await users.byEmail(email);
    const epoch = await checkPassword({ users, passwords }, found, proof.password);
    if (epoch === null || found?.user.id !== id) throw new AppError('wrong_password');
    await limits.clear('reauthenticate', id);
    return passwords.refuseShort(proof.password, found.user.role);
  }
  const user = await oneTimeCodes.byCode(email, proof.code, { isOwners: true });
  if (user?.id !== id) throw new AppError('invalid_mailed_code');
  await limits.clear('reauthenticate', id);
}

/** Routes for one's own account. */
export const accountRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/user',
      access: 'user',
      summary: 'Your account',
      responses: { 200: account },
    },
    (deps) =>
      async ({ json, session }) =>
        json(await accountOf(deps, session), 200),
  ),
  defineRoute(
    {
      method: 'patch',
      path: '/api/auth/user',
      access: 'user',
      summary:
        'Change your name at once, your password, and your e-mail address as soon as the link mailed there is opened',
      body: accountChangeSchema,
      responses: {
        200: account,
        ...proofRequired,
        422: { description: '`invalid_input`, or `weak_password` with every reason in `errors`.' },
        ...passwordBusyResponse,
      },
    },
    (deps) => {
      const { clock, limits, sessions, mail } = deps;
      return async ({ c, json, session, body: change }) => {
        const { email, password } = change;
        if (email !== undefined || password !== undefined) requireFreshProof(session, clock);
        if (email !== undefined && email !== session.user.email) {
          await limits.consume('newEmailAccount', session.user.id);
          await limits.consume('resendAccount', email);
        }
        const changed = await deps.accounts.changeAccount(sessions, session, change);
        if (!changed) throw new AppError('no_session');
        if (changed.token !== null) replaceCookie(deps, c, changed.token);
        mail.wake();
        return json(await accountOf(deps, changed.session), 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/new-email',
      access: 'user',
      summary: 'Confirm your new address with the token of a mailed link',
      body: newEmailSchema,
      responses: {
        200: account,
        400: { description: '`invalid_token`: not yours, unknown, used or expired.' },
        409: { description: '`email_taken`: the address belongs to another account now.' },
      },
    },
    (deps) => {
      const { sessions, mail } = deps;
      const { emailChanges, knownOrigins } = deps.accounts;
      const { originOf } = createSignInCookies(deps);
      return async ({ c, json, session, body: { token } }) => {
        const changed = await emailChanges.confirm(session.user, token);
        if (changed === null) throw new AppError('invalid_token');
        if (changed === 'taken') throw new AppError('email_taken');
        mail.wake();
        const { network, device } = originOf(c);
        await knownOrigins.remember(changed.email, network);
        if (device !== null) await knownOrigins.remember(changed.email, device);
        const renewed = await sessions.renew(session, { proven: false });
        if (!renewed) throw new AppError('no_session');
        replaceCookie(deps, c, renewed.token);
        return json(await accountOf(deps, renewed.session), 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/auth/reauthenticate',
      access: 'user',
      summary: 'Prove again who you are, by password or mailed code; the session gets a new token',
      body: reauthenticateSchema,
      responses: {
        200: {
          description:
            'Proven; the new token is in the cookie. Where a second factor is on: its challenge, to be answered next.',
          schema: signInResponseSchema,
        },
        400: { description: '`invalid_credentials` or `invalid_code`.' },
        403: {
          description:
            '`cross_site`: not from our own pages. `password_too_short`: right, and too short for an administrator.',
        },
        ...passwordBusyResponse,
      },
    },
    (deps) => {
      const { secondFactors, challenges } = deps.accounts;
      return async ({ c, json, session, body: proof }) => {
        await prove(deps, session.user, proof);
        // Otherwise anybody with the browser and the owner's password could turn off the second factor.
        if (await secondFactors.isOn(session.user.id)) {
          const by = 'password' in proof ? 'password' : 'mail';
          return json({ mfa: { challengeId: await challenges.begin(session.user.id, by) } }, 200);
        }
        const renewed = await deps.sessions.renew(session, { proven: true });
        if (!renewed) throw new AppError('no_session');
        replaceCookie(deps, c, renewed.token);
        return json(publicSession(renewed.session), 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/auth/user',
      access: 'user',
      proof: 'fresh',
      summary: 'Delete your account and everything we keep of you',
      query: z.object({ organizations: z.optional(z.literal('end')) }),
      responses: {
        204: { description: 'Deleted.' },
        409: {
          description:
            '`last_administrator`: no one would be left to administer. `only_owner`: the organizations in `state` would have no owner left; hand them over, or end them with `organizations=end`.',
        },
      },
    },
    ({ accountDeletion, mail, sessions }) =>
      async ({ c, session, query }) => {
        const ends = query.organizations === 'end' ? 'all' : 'none';
        if (!(await accountDeletion.remove(session.user.id, ends))) throw new AppError('no_session');
        mail.wake();
        c.header('Set-Cookie', sessions.blankCookie());
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/user/export',
      access: 'user',
      summary: 'Download everything we keep of you: the rows of each table that holds any',
      responses: {
        200: {
          description: 'JSON, as a file.',
          schema: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
        },
        429: { description: '`too_many_requests`: you have just downloaded it several times.' },
      },
    },
    ({ sql, clock, limits }) =>
      async ({ c, session }) => {
        await limits.consume('personalData', session.user.id);
        const text = await textStream(personalDataText(sql, session.user));
        const day = clock.now().toISOString().slice(0, 10);
        c.header('Content-Disposition', `attachment; filename="vetsync-account-${day}.json"`);
        c.header('Content-Type', 'application/json');
        return c.body(text, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/auth/sessions',
      access: 'user',
      summary: 'Where you are signed in, this session first',
      responses: { 200: { description: 'Your sessions.', schema: devicesSchema } },
    },
    ({ accounts: { devices } }) =>
      async ({ json, session }) =>
        json({ sessions: await devices.list(session) }, 200),
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/auth/sessions/{id}',
      access: 'user',
      summary: 'End one of your sessions',
      params: rowId,
      responses: {
        204: { description: 'Ended.' },
        404: { description: '`not_found`: you have no such session.' },
      },
    },
    ({ sessions, accounts: { devices } }) =>
      async ({ c, session, params: { id } }) => {
        const ended = await devices.end(session, id);
        if (ended === null) throw new AppError('not_found');
        if (ended === 'current') c.header('Set-Cookie', sessions.blankCookie());
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/me/calendar-address',
      access: 'user',
      summary: 'Whether your calendar has a private address, and since when',
      responses: { 200: { description: 'Null if there is none.', schema: calendarAddressSchema } },
    },
    ({ calendarAddresses }) =>
      async ({ json, session }) =>
        json(await calendarAddresses.of(session.user.id), 200),
  ),
  defineRoute(
    {
      method: 'put',
      path: '/api/me/calendar-address',
      access: 'user',
      proof: 'fresh',
      summary: 'Give your calendar a new private address. The one that there was stops working',
      responses: {
        200: {
          description: 'The address. It cannot be read again: only a hash of it is stored.',
          schema: newCalendarAddressSchema,
        },
        ...proofRequired,
      },
    },
    ({ calendarAddresses, config: { appOrigin } }) =>
      async ({ json, session }) => {
        const { token, createdAt } = await calendarAddresses.renew(session.user.id);
        return json({ address: `${appOrigin}/calendar/${token}.ics`, createdAt }, 200);
      },
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/me/calendar-address',
      access: 'user',
      summary: 'End the private address of your calendar',
      responses: { 204: { description: 'It has none.' } },
    },
    ({ calendarAddresses }) =>
      async ({ c, session }) => {
        await calendarAddresses.remove(session.user.id);
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/calendar/{file}',
      access: 'any',
      params: z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
      summary:
        'A person’s calendar at its private address: what they have booked, joined and noted, with no word of anybody’s health. The token in the address is the only proof',
      responses: {
        200: { description: 'A calendar file (RFC 5545).', contentType: 'text/calendar' },
        404: { description: '`not_found`: there is no such address any more.' },
        429: { description: '`too_many_requests`: it was read very often within the hour.' },
      },
    },
    ({ calendarAddresses }) =>
      async ({ c, params: { file } }) => {
        const text = await calendarAddresses.read(file.slice(0, -'.ics'.length));
        c.header('Content-Type', 'text/calendar; charset=utf-8');
        c.header('Cache-Control', 'private, max-age=300');
        c.header('X-Robots-Tag', 'noindex');
        return c.body(text, 200);
      },
  ),
] as const;
