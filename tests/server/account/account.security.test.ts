import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../../server/accounts/secrets.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  cookieOf,
  dayMs,
  everyRow,
  goodPassword,
  hourMs,
  mailTo,
  member,
  minuteMs,
  newEmail,
  newPassword,
  post,
  signIn,
  signUp,
  tokenIn,
  tokenOf,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  accountOf,
  requestCode,
  codeIn,
  deleteAs,
  enterCode,
  getAs,
  differentCode,
  patchAs,
  postAs,
} from '../support/accountMail.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const prove = (cookie: string, proof: object, headers = {}) =>
  post(server, '/api/auth/reauthenticate', proof, { Cookie: cookie, ...headers });
const change = (cookie: string, json: object) => patchAs(server, '/api/auth/user', cookie, json);

/** A fingerprint of the whole database, without the time when users were last seen. */
const state = async () =>
  sha256(JSON.stringify(await everyRow(server)).replaceAll(/"last_seen_at":"[^"]+"/g, ''));

describe('sensitive changes', () => {
  const changes: { name: string; act: (cookie: string) => Promise<Response>; status: number }[] = [
    {
      name: 'changing the password',
      act: (cookie) => change(cookie, { password: newPassword }),
      status: 200,
    },
    {
      name: 'changing the email address',
      act: (cookie) => change(cookie, { email: newEmail() }),
      status: 200,
    },
    {
      name: 'changing both and the name',
      act: (cookie) => change(cookie, { email: newEmail(), password: newPassword, fullName: 'Other' }),
      status: 200,
    },
    {
      name: 'deleting the account',
      act: (cookie) => deleteAs(server, '/api/auth/user', cookie),
      status: 204,
    },
  ];

  test.for(changes)('$name requires a proof from the last ten minutes', async ({ act, status }) => {
    const { email, cookie } = await member(server);
    clock.advance(10 * minuteMs);
    const before = await state();
    const refused = await act(cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'proof_required' });
    expect(await state()).toBe(before);
    expect((await whoIs(server, cookie)).user).toMatchObject({ email, fullName: null });

    const proven = cookieOf(await prove(cookie, { password: goodPassword }));
    clock.advance(10 * minuteMs - 1);
    expect((await act(proven)).status).toBe(status);
  });

  test('a weak password rejects the whole change, including the name', async () => {
    const { email, cookie } = await member(server);
    for (const [fullName, password] of [
      ['Somebody', 'Password1'],
      ['Delacroix', 'Delacroix'],
    ]) {
      const refused = await change(cookie, { fullName, password });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ code: 'weak_password' });
    }
    expect(await accountOf(server, cookie)).toMatchObject({ fullName: null });
    expect((await signIn(server, email)).status).toBe(200);
  });

  test('ignores fields that the owner may not change', async () => {
    const { cookie } = await member(server);
    for (const field of [{ role: 'admin' }, { veteranVerified: true }, { id: 'x' }]) {
      expect((await change(cookie, { fullName: 'Ana', ...field })).status).toBe(422);
    }
    expect(await accountOf(server, cookie)).toMatchObject({
      role: 'user',
      veteranVerified: false,
      fullName: null,
    });
  });

  test('a new password invalidates links, codes and pending email changes', async () => {
    const { email, cookie } = await member(server);
    const requested = newEmail();
    await change(cookie, { email: requested });
    const token = tokenIn((await mailTo(server, requested))[0]);
    const { code } = await requestCode(server, email);
    const renewed = cookieOf(await change(cookie, { password: newPassword }));
    expect((await enterCode(server, email, code)).status).toBe(400);
    expect((await postAs(server, '/api/auth/new-email', renewed, { token })).status).toBe(400);
    expect(await accountOf(server, renewed)).toMatchObject({ email, pendingEmail: null });
  });
});

describe('reauthentication', () => {
  test('fails with a wrong password or code and leaves the session unchanged', async () => {
    const { email, cookie } = await member(server);
    clock.advance(hourMs);
    const { code } = await requestCode(server, email);
    for (const [proof, expected] of [
      [{ password: 'somebody else 5 lamps' }, 'invalid_credentials'],
      [{ code: differentCode(code) }, 'invalid_code'],
    ] as const) {
      const refused = await prove(cookie, proof);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: expected });
      expect(refused.headers.get('set-cookie')).toBeNull();
    }
    expect(await accountOf(server, cookie)).toMatchObject({ provenUntil: null });
    expect((await prove(cookie, { code })).status).toBe(200);
  });

  test('rejects the code or password of another user', async () => {
    const [{ cookie }, other] = [await member(server), await member(server, newEmail(), newPassword)];
    clock.advance(hourMs);
    const { code } = await requestCode(server, other.email);
    expect((await prove(cookie, { code })).status).toBe(400);
    expect((await prove(cookie, { password: newPassword })).status).toBe(400);
    expect((await prove(cookie, { password: goodPassword })).status).toBe(200);
  });

  test('of 20 parallel calls one renews the session, and the former token stops working', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { cookie, email } = await member(server);
      const tries = Array.from({ length: 20 }, () => prove(cookie, { password: goodPassword }));
      const answers = await Promise.all(tries);
      const renewed = answers.filter(({ status }) => status === 200).map(cookieOf);
      expect(renewed).toHaveLength(1);
      expect((await whoIs(server, renewed[0]!)).user).toMatchObject({ email });
      expect((await whoIs(server, cookie)).user).toBeNull();
      expect(
        await server.sql`select from sessions s join users u on u.id = s.user_id
        where u.email = ${email}`,
      ).toHaveLength(1);
    }
  });

  test('does not extend a session beyond 30 days', async () => {
    const { cookie } = await member(server);
    let current = cookie;
    const end = clock.now().getTime() + 30 * dayMs;
    for (let day = 0; day < 27; day += 3) {
      clock.advance(3 * dayMs);
      current = cookieOf(await prove(current, { password: goodPassword }));
    }
    expect(Date.parse((await whoIs(server, current)).expiresAt)).toBeLessThanOrEqual(end);
    clock.advance(3 * dayMs);
    expect((await whoIs(server, current)).user).toBeNull();
  });

  test('limits attempts across all sessions of an account, separately from sign-in', async () => {
    const limited = await accountServer({ clock, config: { rateLimits: true } });
    try {
      const { email, cookie } = await member(limited);
      const second = cookieOf(await signIn(limited, email));
      const guess = (password: string, as = cookie) =>
        post(limited, '/api/auth/reauthenticate', { password }, { Cookie: as });
      const tries = Array.from({ length: 12 }, (_, index) =>
        guess('somebody else 5 lamps', index % 2 === 0 ? cookie : second),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect((await guess(goodPassword)).status).toBe(429);
      expect((await guess(goodPassword, second)).status).toBe(429);
      expect((await signIn(limited, email)).status).toBe(200);
      clock.advance(15 * minuteMs);
      expect((await guess(goodPassword)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('email change', () => {
  test('can only be confirmed in a session of the same user, so a typo gives nobody the account', async () => {
    const { email, cookie } = await member(server);
    const stranger = await member(server);
    const requested = newEmail();
    await change(cookie, { email: requested });
    const token = tokenIn((await mailTo(server, requested))[0]);
    const open = (as: string) => postAs(server, '/api/auth/new-email', as, { token });
    expect((await open('')).status).toBe(401);
    expect((await open(stranger.cookie)).status).toBe(400);
    expect(await accountOf(server, cookie)).toMatchObject({ email, pendingEmail: requested });
    expect((await open(cookie)).status).toBe(200);
  });

  test('accepts only the last requested email address, within a day, once', async () => {
    const { cookie } = await member(server);
    const [first, second] = [newEmail(), newEmail()];
    const tokens: string[] = [];
    for (const requested of [first, second]) {
      await change(cookie, { email: requested });
      tokens.push(tokenIn((await mailTo(server, requested))[0]));
    }
    const open = (token: string | undefined) => postAs(server, '/api/auth/new-email', cookie, { token });
    expect((await open(tokens[0])).status).toBe(400);
    const tries = await Promise.all(Array.from({ length: 20 }, () => open(tokens[1])));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);

    const later = await member(server);
    const requested = newEmail();
    await change(later.cookie, { email: requested });
    const late = tokenIn((await mailTo(server, requested))[0]);
    clock.advance(dayMs);
    expect((await postAs(server, '/api/auth/new-email', later.cookie, { token: late })).status).toBe(400);
    expect(await accountOf(server, later.cookie)).toMatchObject({ pendingEmail: null });
  });

  test('responds alike for an email address with an account and notifies its mailbox only', async () => {
    const { cookie } = await member(server);
    const owner = await member(server);
    const free = newEmail();
    const answers = [];
    for (const email of [owner.email, free]) {
      const answer = await change(cookie, { email });
      const text = JSON.stringify(await answer.json()).replaceAll(email, 'ADDRESS');
      answers.push([answer.status, text]);
    }
    expect(answers[0]).toEqual(answers[1]);
    await change(cookie, { email: owner.email });
    const [mail] = await mailTo(server, owner.email);
    expect(mail?.subject).toBe('This address already has a VetSync account');
    expect(tokenIn(mail)).toBe('');
  });

  test('goes to the first account that confirms it, never to two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await member(server), await member(server)];
      const requested = newEmail();
      const tokens: string[] = [];
      for (const { cookie } of [one, other]) {
        await change(cookie, { email: requested });
        tokens.push(tokenIn((await mailTo(server, requested))[0]));
      }
      await signUp(server, requested);
      const answers = await Promise.all(
        [one, other].map(({ cookie }, index) =>
          postAs(server, '/api/auth/new-email', cookie, { token: tokens[index] }),
        ),
      );
      const [winner, loser] = answers.map(({ status }) => status).toSorted();
      expect(winner).toBe(200);
      expect([400, 409]).toContain(loser);
      expect(await server.sql`select from users where email = ${requested}`).toHaveLength(1);
      for (const table of ['registrations', 'email_changes']) {
        expect(await server.sql`select from ${server.sql(table)} where email = ${requested}`).toHaveLength(0);
      }
    }
  });

  test('responds 409 if a sign-up took the email address first and keeps the old one', async () => {
    const { email, cookie } = await member(server);
    const requested = newEmail();
    await change(cookie, { email: requested });
    const token = tokenIn((await mailTo(server, requested))[0]);
    await server.deps.accounts.users.add({ email: requested, fullName: null, passwordHash: null });
    const answer = await postAs(server, '/api/auth/new-email', cookie, { token });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'email_taken' });
    expect(await accountOf(server, cookie)).toMatchObject({ email, pendingEmail: null });
  });
});

describe('devices', () => {
  test('of other users can be neither listed nor ended', async () => {
    const [one, other] = [await member(server), await member(server)];
    const own = (await (await getAs(server, '/api/auth/sessions', one.cookie)).json()).sessions;
    const theirs = (await (await getAs(server, '/api/auth/sessions', other.cookie)).json()).sessions;
    expect(own).toHaveLength(1);
    expect(theirs).toHaveLength(1);
    for (const id of [theirs[0].id, 'x', "';--", '%00', '../user']) {
      const answer = await deleteAs(server, `/api/auth/sessions/${encodeURIComponent(id)}`, one.cookie);
      expect(answer.status).toBe(404);
    }
    expect((await whoIs(server, other.cookie)).user).not.toBeNull();
  });

  test('are identified neither by tokens nor by session ids', async () => {
    const { cookie } = await member(server);
    const text = await (await getAs(server, '/api/auth/sessions', cookie)).text();
    const [row] = await server.sql<
      { id: string }[]
    >`select id from sessions order by created_at desc limit 1`;
    for (const secret of [tokenOf(cookie), row!.id]) expect(text).not.toContain(secret);
  });

  test('store at most 200 characters of the user agent', async () => {
    const { email } = await member(server);
    const answer = await signIn(server, email, goodPassword, { 'User-Agent': 'Firefox/1 '.repeat(1000) });
    expect(answer.status).toBe(200);
    const [row] = await server.sql<{ length: number }[]>`
      select max(char_length(user_agent))::int as length from sessions`;
    expect(row!.length).toBe(200);
  });
});

test("an earlier mail's code does not work for reauthentication", async () => {
  const { email, cookie } = await member(server);
  const { mail: first } = await requestCode(server, email);
  const { code } = await requestCode(server, email);
  if (codeIn(first) !== code) expect((await prove(cookie, { code: codeIn(first) })).status).toBe(400);
  expect((await prove(cookie, { code })).status).toBe(200);
});
