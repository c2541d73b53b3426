import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimits } from '../../../server/accounts/limits/limits.ts';
import { maxGuesses } from '../../../server/accounts/mail/oneTimeCodes.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  browserWith,
  confirm,
  cookieOf,
  count,
  from,
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
  statusesOf,
  times,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  askCode,
  askReset,
  requestCode,
  codeIn,
  enterCode,
  openLink,
  differentCode,
  patchAs,
  reset,
  waiting,
} from '../support/mailWays.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const stored = async () => ({
  users: await count(server, 'users'),
  sessions: await count(server, 'sessions'),
  tokens: await count(server, 'account_tokens'),
  hashes: await server.sql`select password_hash from users order by id`,
});
/** Expects this error, no session and no change. */
async function refused(code: string, call: () => Promise<Response>) {
  const before = await stored();
  const answer = await call();
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await stored()).toEqual(before);
}

describe('a code', () => {
  test('of 20 parallel attempts exactly one gets a session, in each of 50 rounds', async () => {
    const { oneTimeCodes } = server.deps.accounts;
    const { email } = await member(server);
    for (let round = 0; round < 50; round += 1) {
      const { code } = (await oneTimeCodes.issue(email))!;
      const tries = await Promise.all(times(20, () => oneTimeCodes.byCode(email, code)));
      expect(tries.filter((user) => user !== null)).toMatchObject([{ email }]);
    }
  }, 120_000);

  test("can't be used together with its link", async () => {
    const { oneTimeCodes } = server.deps.accounts;
    const { email } = await member(server);
    for (let round = 0; round < 50; round += 1) {
      const secrets = [(await oneTimeCodes.issue(email))!, (await oneTimeCodes.issue(email))!];
      const tries = secrets.flatMap(({ token, code }) => [
        () => oneTimeCodes.byLink(token),
        () => oneTimeCodes.byCode(email, code),
      ]);
      const proven = await Promise.all([...tries, ...tries.toReversed()].map((act) => act()));
      expect(proven.filter((user) => user !== null)).toHaveLength(1);
    }
    expect(await server.sql`select from account_tokens where email = ${email}`).toHaveLength(0);
    expect(await server.sql`select from one_time_codes where email = ${email}`).toHaveLength(0);
  }, 120_000);

  test('over HTTP one parallel attempt succeeds and nineteen are rejected', async () => {
    const { email } = await member(server);
    const { code } = await requestCode(server, email);
    const answers = await statusesOf(times(20, () => enterCode(server, email, code)));
    expect(answers.toSorted()).toEqual([200, ...times(19, () => 400)]);
  });

  test('parallel proofs of an unconfirmed email address create one account', async () => {
    for (let round = 0; round < 30; round += 1) {
      const email = newEmail();
      const browser = browserWith(
        await server.deps.accounts.registrations.add({ email, fullName: null, passwordHash: 'none' }),
      );
      const confirmToken = tokenIn((await mailTo(server, email))[0]);
      const { token } = (await server.deps.accounts.oneTimeCodes.issue(email))!;
      const resetToken = (await server.deps.accounts.resets.issue(email))!;
      const answers = await statusesOf([
        confirm(server, confirmToken, browser),
        openLink(server, token),
        reset(server, resetToken, newPassword),
        openLink(server, token),
      ]);
      expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(answers.filter((status) => status >= 500)).toEqual([]);
      expect(await server.sql`select from users where email = ${email}`).toHaveLength(1);
    }
  }, 60_000);

  test('is only valid if it is the newest', async () => {
    const { email } = await member(server);
    const { code: first } = await requestCode(server, email);
    const { code: second } = await requestCode(server, email);
    if (first !== second) await refused('invalid_code', () => enterCode(server, email, first));
    expect((await enterCode(server, email, second)).status).toBe(200);
  });

  test('earlier links stay valid until one is used', async () => {
    const { email } = await member(server);
    const { mail: first } = await requestCode(server, email);
    const { mail: second } = await requestCode(server, email);
    expect((await openLink(server, tokenIn(first))).status).toBe(200);
    await refused('invalid_token', () => openLink(server, tokenIn(first)));
    await refused('invalid_token', () => openLink(server, tokenIn(second)));
    await refused('invalid_code', () => enterCode(server, email, codeIn(second)));
  });

  test('is invalid after a few wrong attempts, even in parallel, but its link is not', async () => {
    const { email } = await member(server);
    const { code } = await requestCode(server, email);
    await statusesOf(times(maxGuesses - 1, () => enterCode(server, email, differentCode(code))));
    expect((await enterCode(server, email, code)).status).toBe(200);

    const { code: next, mail } = await requestCode(server, email);
    await statusesOf(times(20, () => enterCode(server, email, differentCode(next))));
    await refused('invalid_code', () => enterCode(server, email, next));
    expect((await openLink(server, tokenIn(mail))).status).toBe(200);
  });

  test('expires after ten minutes together with its link', async () => {
    const { email } = await member(server);
    const early = await requestCode(server, email);
    clock.advance(10 * minuteMs - 1);
    expect((await enterCode(server, email, early.code)).status).toBe(200);
    const late = await requestCode(server, email);
    clock.advance(10 * minuteMs);
    await refused('invalid_code', () => enterCode(server, email, late.code));
    await refused('invalid_token', () => openLink(server, tokenIn(late.mail)));
  });

  test('belongs to its email address', async () => {
    const [one, other] = [await member(server), await member(server)];
    const { code } = await requestCode(server, one.email);
    const { code: others } = await requestCode(server, other.email);
    if (code !== others) await refused('invalid_code', () => enterCode(server, other.email, code));
    expect((await enterCode(server, one.email, code)).status).toBe(200);
  });

  test('is invalid after the account changes its email address', async () => {
    const { email } = await member(server);
    const { code, mail } = await requestCode(server, email);
    await server.sql`update users set email = ${newEmail()} where email = ${email}`;
    expect((await openLink(server, tokenIn(mail))).status).toBe(400);
    expect((await enterCode(server, email, code)).status).toBe(400);
    const { email: second } = await member(server);
    const asked = await requestCode(server, second);
    await server.sql`update users set email = ${newEmail()} where email = ${second}`;
    expect((await enterCode(server, second, asked.code)).status).toBe(400);
  });

  test("a sign-in ends the browser's session and never adopts a planted one", async () => {
    const before = await member(server);
    const { email } = await member(server);
    const { code } = await requestCode(server, email);
    const answer = await enterCode(server, email, code, { Cookie: before.cookie });
    expect(cookieOf(answer)).not.toBe(before.cookie);
    expect((await whoIs(server, before.cookie)).user).toBeNull();
  });
});

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
        if (purpose !== way) await refused('invalid_token', () => open(token));
      }
    }
    expect((await ways['confirm']!(confirmToken)).status).toBe(200);
    expect((await ways['newEmail']!(newEmailToken)).status).toBe(200);
  });

  test.for(['A'.repeat(43), '%27; drop table users; --', 'x'.repeat(128)])(
    'are rejected if unknown: %s',
    async (token) => {
      await refused('invalid_token', () => openLink(server, token));
      await refused('invalid_token', () => reset(server, token, newPassword));
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
  }, 60_000);

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
    await askReset(server, email);
    const answer = await reset(server, tokenIn((await mailTo(server, email))[0]), newPassword);
    expect(answer.status).toBe(200);

    for (const old of [cookie, elsewhere]) expect((await whoIs(server, old)).user).toBeNull();
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email });
    expect((await whoIs(server, bystander.cookie)).user).not.toBeNull();
    await refused('invalid_token', () => openLink(server, tokenIn(mail)));
    await refused('invalid_code', () => enterCode(server, email, code));
    await refused('invalid_token', () => reset(server, second, 'another password 77'));
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
    await refused('invalid_token', () => reset(server, late, newPassword));
  });

  test('a newer link invalidates older ones of this email address only', async () => {
    const { resets } = server.deps.accounts;
    for (const email of [(await member(server)).email, await waiting(server, newEmail())]) {
      const bystander = await member(server);
      const theirs = (await resets.issue(bystander.email))!;
      const links: string[] = [];
      for (let asked = 0; asked < 3; asked += 1) {
        await askReset(server, email);
        links.push(tokenIn((await mailTo(server, email))[0]));
      }
      const [first = '', second = '', last = ''] = links;
      await refused('invalid_token', () => reset(server, first, newPassword));
      await refused('invalid_token', () => reset(server, second, newPassword));
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
  }, 60_000);
});

describe('limits', () => {
  const later = testClock();
  let limited: Server;
  beforeAll(async () => {
    limited = await accountServer({ clock: later, config: { rateLimits: true } });
    limited.deps.config.trustedProxies.addAddress('127.0.0.1');
  });
  afterAll(() => limited.close());

  test('on mails apply to bursts and after a restart, and refill over time', async () => {
    const { email } = await member(limited);
    await limited.sql`delete from known_places`;
    const burst = await statusesOf(times(15, () => askCode(limited, email, from('192.0.2.1'))));
    expect(burst.filter((status) => status === 202)).toHaveLength(5);
    expect(burst.filter((status) => status === 429)).toHaveLength(10);
    const restarted = createLimits(limited.sql, later, { rateLimits: true });
    expect(await restarted.tryConsume('mailedAccount', `link ${email}`)).toMatchObject({ ok: false });

    const refusal = await askCode(limited, email, from('192.0.2.1'));
    expect(await refusal.clone().json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'No more mail can be sent right now. Use the newest mail that you have, or try again later.',
    });
    later.advance(1000 * Number(refusal.headers.get('retry-after')));
    expect((await askCode(limited, email, from('192.0.2.1'))).status).toBe(202);
  });

  test('on mails per email address apply across networks without blocking the owner', async () => {
    const { email } = await member(limited);
    await signIn(limited, email, goodPassword, from('198.51.100.7'));
    const strangers = [];
    for (let network = 1; network <= 10; network += 1) {
      strangers.push((await askReset(limited, email, from(`203.0.113.${network}`))).status);
    }
    expect(strangers.filter((status) => status === 202)).toHaveLength(5);
    expect((await askReset(limited, email, from('198.51.100.7'))).status).toBe(202);
  });

  test("on code attempts apply across networks, and the owner's link still works", async () => {
    const { email } = await member(limited);
    await limited.sql`delete from known_places`;
    const guesses = [];
    for (let network = 1; network <= 30; network += 1) {
      guesses.push(enterCode(limited, email, '000000', from(`203.0.113.${network}`)));
    }
    const answers = await statusesOf(guesses);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const { token } = (await limited.deps.accounts.oneTimeCodes.issue(email))!;
    expect((await openLink(limited, token, from('198.51.100.9'))).status).toBe(200);
    // From a network that is now known for the owner, codes work again immediately.
    const { code } = (await limited.deps.accounts.oneTimeCodes.issue(email))!;
    expect((await enterCode(limited, email, code, from('198.51.100.9'))).status).toBe(200);
  });

  test('on attempts apply per network across email addresses', async () => {
    const tries = times(40, () => enterCode(limited, newEmail(), '000000', from('192.0.2.9')));
    expect((await statusesOf(tries)).filter((status) => status === 429)).toHaveLength(10);
  });
});
