import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  confirm,
  cookieOf,
  goodPassword,
  hourMs,
  mailTo,
  member,
  newEmail,
  newPassword,
  post,
  signIn,
  signUp,
  statusesOf,
  times,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  expectRejected,
  postResetRequest,
  requestCode,
  enterCode,
  openLink,
  patchAs,
  reset,
  waiting,
} from '../support/accountMail.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

describe('tokens', () => {
  test('belong to their purpose', async () => {
    const { email, cookie } = await member(server);
    const fresh = newEmail();
    const browser = browserOf(await signUp(server, fresh));
    const confirmToken = tokenIn((await mailTo(server, fresh))[0]);
    const { token: linkToken } = (await server.deps.accounts.oneTimeCodes.issue(email))!;
    const resetToken = (await server.deps.accounts.resets.issue(email))!;
    const wanted = newEmail();
    await patchAs(server, '/api/auth/user', cookie, { email: wanted });
    const newEmailToken = tokenIn((await mailTo(server, wanted))[0]);

    const ways: Record<string, (token: string) => Promise<Response>> = {
      confirm: (token) => confirm(server, token, browser),
      link: (token) => openLink(server, token),
      reset: (token) => reset(server, token, newPassword),
      newEmail: (token) => post(server, '/api/auth/new-email', { token }, { Cookie: cookie }),
    };
    const tokens = { confirm: confirmToken, link: linkToken, newEmail: newEmailToken, reset: resetToken };
    for (const [way, open] of Object.entries(ways)) {
      for (const [purpose, token] of Object.entries(tokens)) {
        if (purpose !== way) await expectRejected(server, 'invalid_token', () => open(token));
      }
    }
    expect((await ways['confirm']!(confirmToken)).status).toBe(200);
    expect((await ways['newEmail']!(newEmailToken)).status).toBe(200);
  });

  test.for(['A'.repeat(43), '%27; drop table users; --', 'x'.repeat(128)])(
    'are rejected if unknown: %s',
    async (token) => {
      await expectRejected(server, 'invalid_token', () => openLink(server, token));
      await expectRejected(server, 'invalid_token', () => reset(server, token, newPassword));
    },
  );

  test('codes and tokens are not stored in readable form', async () => {
    const { email } = await member(server);
    const { token } = (await server.deps.accounts.oneTimeCodes.issue(email))!;
    const resetToken = (await server.deps.accounts.resets.issue(email))!;
    const tables = await server.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'kept_mails'`;
    const rows = await Promise.all(tables.map(({ name }) => server.sql`select * from ${server.sql(name)}`));
    const everything = JSON.stringify(rows);
    expect(everything).toContain(email);
    for (const secret of [token, resetToken]) expect(everything).not.toContain(secret);
  });

  test('mails repeat no input of strangers and link to APP_ORIGIN only', async () => {
    const email = newEmail();
    await signUp(server, email, goodPassword, { fullName: 'Win at evil.example <b>now</b>' });
    for (const path of ['/api/auth/otp', '/api/auth/recover']) {
      await server.app.request(`http://evil.example${path}`, {
        method: 'POST',
        headers: {
          Host: 'evil.example',
          'X-Forwarded-Host': 'evil.example',
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
        },
        body: JSON.stringify({ email }),
      });
    }
    const mails = await mailTo(server, email);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail.text).toContain(`${server.deps.config.appOrigin}/auth/`);
      expect(JSON.stringify(mail)).not.toContain('evil');
    }
  });
});

describe('a reset', () => {
  test('succeeds once in 20 parallel attempts, in each of 20 rounds', async () => {
    const { resets } = server.deps.accounts;
    for (let round = 0; round < 20; round += 1) {
      const { email } = await member(server);
      const tokens = [(await resets.issue(email))!, (await resets.issue(email))!];
      const done = await Promise.all(times(20, (at) => resets.redeem(tokens[at % 2]!, `hash ${at}`)));
      expect(done.filter((user) => user !== null)).toHaveLength(1);
    }
  });

  test('ends other sessions, challenges, links and codes of this user only', async () => {
    const { email, cookie } = await member(server);
    const bystander = await member(server);
    const elsewhere = cookieOf(await signIn(server, email));
    const { mail } = await requestCode(server, email);
    const { code } = await requestCode(server, email);
    const second = (await server.deps.accounts.resets.issue(email))!;
    const wanted = newEmail();
    await patchAs(server, '/api/auth/user', cookie, { email: wanted });
    const change = tokenIn((await mailTo(server, wanted))[0]);
    await postResetRequest(server, email);
    const answer = await reset(server, tokenIn((await mailTo(server, email))[0]), newPassword);
    expect(answer.status).toBe(200);

    for (const old of [cookie, elsewhere]) expect((await whoIs(server, old)).user).toBeNull();
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email });
    expect((await whoIs(server, bystander.cookie)).user).not.toBeNull();
    await expectRejected(server, 'invalid_token', () => openLink(server, tokenIn(mail)));
    await expectRejected(server, 'invalid_code', () => enterCode(server, email, code));
    await expectRejected(server, 'invalid_token', () => reset(server, second, 'another password 77'));
    const moved = await post(server, '/api/auth/new-email', { token: change }, { Cookie: cookieOf(answer) });
    expect(moved.status).toBe(400);
  });

  test('expires after an hour', async () => {
    const { email } = await member(server);
    const { resets } = server.deps.accounts;
    const early = (await resets.issue(email))!;
    clock.advance(hourMs - 1);
    expect((await reset(server, early, newPassword)).status).toBe(200);
    const late = (await resets.issue(email))!;
    clock.advance(hourMs);
    await expectRejected(server, 'invalid_token', () => reset(server, late, newPassword));
  });

  test('a newer link invalidates older ones of this email address only', async () => {
    const { resets } = server.deps.accounts;
    for (const email of [(await member(server)).email, await waiting(server, newEmail())]) {
      const bystander = await member(server);
      const theirs = (await resets.issue(bystander.email))!;
      const links: string[] = [];
      for (let asked = 0; asked < 3; asked += 1) {
        await postResetRequest(server, email);
        links.push(tokenIn((await mailTo(server, email))[0]));
      }
      const [first = '', second = '', last = ''] = links;
      await expectRejected(server, 'invalid_token', () => reset(server, first, newPassword));
      await expectRejected(server, 'invalid_token', () => reset(server, second, newPassword));
      expect((await reset(server, last, newPassword)).status).toBe(200);
      expect((await reset(server, theirs, newPassword)).status).toBe(200);
    }
  });

  test('of links issued at the same moment one is valid, in each of 50 rounds', async () => {
    for (let round = 0; round < 50; round += 1) {
      const { email } = await member(server);
      const links = await Promise.all(times(5, () => server.deps.accounts.resets.issue(email)));
      const answers = await statusesOf(links.map((link) => reset(server, link!, newPassword)));
      expect(answers.toSorted()).toEqual([200, 400, 400, 400, 400]);
    }
  });
});
