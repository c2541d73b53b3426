import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  browserWith,
  confirm,
  cookieOf,
  dayMs,
  from,
  goodPassword,
  mailTo,
  member,
  newEmail,
  post,
  signIn,
  signOut,
  signUp,
  tokenIn,
  tokenOf,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

describe('links', () => {
  test('of 20 parallel attempts exactly one succeeds, in each of 50 rounds', async () => {
    const { registrations, mailRequests } = server.deps.accounts;
    for (let round = 0; round < 50; round += 1) {
      const email = newEmail();
      const browser = browserWith(
        await registrations.add({ email, fullName: null, passwordHash: 'not a password hash' }),
      );
      await mailRequests.add('confirm', { email });
      const tokens = (await mailTo(server, email)).map(tokenIn);
      expect(tokens).toHaveLength(2);
      const tries = Array.from({ length: 20 }, (_, index) => confirm(server, tokens[index % 2]!, browser));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(19);
    }
  });

  test('two sign-ups of one email address opened at the same moment create one account', async () => {
    for (let round = 0; round < 50; round += 1) {
      const email = newEmail();
      const [one, two] = [newEmail(), newEmail()];
      const browsers: Record<string, string>[] = [];
      for (const fullName of [one, two]) {
        const registration = { email, fullName, passwordHash: 'none' };
        browsers.push(browserWith(await server.deps.accounts.registrations.add(registration)));
      }
      const tokens = (await mailTo(server, email)).map(tokenIn);
      const answers = await Promise.all(
        tokens.map((token, index) => confirm(server, token, browsers[index]!)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    }
  });

  test('a token belongs to the email address that it was mailed to', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    const [mail] = await mailTo(server, email);
    const other = newEmail();
    await server.sql`update registrations set email = ${other} where email = ${email}`;
    expect((await confirm(server, tokenIn(mail), browser)).status).toBe(409);
    expect(await server.sql`select from users where email in (${email}, ${other})`).toHaveLength(0);
  });

  test('point to APP_ORIGIN, whatever the Host header says', async () => {
    const email = newEmail();
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    };
    await server.app.request('http://evil.example/api/auth/sign-up', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email, password: goodPassword }),
    });
    const [mail] = await mailTo(server, email);
    expect(mail?.text).toContain(`${server.deps.config.appOrigin}/auth/confirm#token=`);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  test('mails repeat no input of strangers', async () => {
    const email = newEmail();
    await signUp(server, email, goodPassword, { fullName: 'Win at evil.example <b>now</b>' });
    const [mail] = await mailTo(server, email);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });
});

describe('secrets', () => {
  test('passwords, cookies and tokens are not stored', async () => {
    const { email, cookie } = await member(server);
    await signUp(server, newEmail());
    const waiting = newEmail();
    await signUp(server, waiting);
    const token = tokenIn((await mailTo(server, waiting))[0]);
    expect(token).toHaveLength(43);
    expect(tokenOf(cookie)).toHaveLength(43);

    const tables = await server.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'kept_mails'`;
    expect(tables.length).toBeGreaterThan(6);
    const rows = await Promise.all(tables.map(({ name }) => server.sql`select * from ${server.sql(name)}`));
    const everything = JSON.stringify(rows);
    expect(everything).toContain(email);
    for (const secret of [goodPassword, tokenOf(cookie), token]) expect(everything).not.toContain(secret);
  });

  test('email addresses and secrets are not logged', async () => {
    const lines: string[] = [];
    const watched = await accountServer({ onLog: (line) => lines.push(line) });
    try {
      const { email, cookie } = await member(watched);
      await signIn(watched, email, 'somebody else 5 lamps');
      await signOut(watched, cookie);
      const log = lines.join('');
      expect(log).toContain('/api/auth/sign-in');
      for (const secret of [email, goodPassword, 'somebody else', tokenOf(cookie)]) {
        expect(log).not.toContain(secret);
      }
    } finally {
      await watched.close();
    }
  });
});

describe('the session cookie', () => {
  test.for([
    {
      appOrigin: 'http://vetsync.localhost',
      name: 'vetsync_session',
      attributes: ['HttpOnly', 'Path=/', 'SameSite=Lax'],
    },
    {
      appOrigin: 'https://vetsync.localhost',
      name: '__Host-vetsync_session',
      attributes: ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
    },
  ])('with $appOrigin is $name', async ({ appOrigin, name, attributes }) => {
    const one = await accountServer({ config: { appOrigin } });
    try {
      const { email } = await member(one);
      const answer = await signIn(one, email);
      const [pair, ...rest] = answer.headers.getSetCookie()[0]!.split('; ');
      expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
      expect(rest.filter((attribute) => !attribute.startsWith('Max-Age=')).toSorted()).toEqual(attributes);
      expect(rest).toContain(`Max-Age=${(7 * dayMs) / 1000}`);
      const out = await signOut(one, cookieOf(answer));
      expect(out.headers.get('set-cookie')).toMatch(new RegExp(`^${name}=; .*Max-Age=0`));
    } finally {
      await one.close();
    }
  });

  test('each sign-in starts a new session, ends the previous one and ignores a planted cookie', async () => {
    const { email } = await member(server);
    const planted = `vetsync_session=${'P'.repeat(43)}`;
    const first = cookieOf(await signIn(server, email, goodPassword, { Cookie: planted }));
    expect(first).not.toBe(planted);
    expect((await whoIs(server, planted)).user).toBeNull();

    const second = cookieOf(await signIn(server, email, goodPassword, { Cookie: first }));
    expect(second).not.toBe(first);
    expect((await whoIs(server, first)).user).toBeNull();
    expect((await whoIs(server, second)).user).toMatchObject({ email });
  });

  test("confirming an email address ends the browser's previous session", async () => {
    const before = await member(server);
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    const [mail] = await mailTo(server, email);
    const answer = await confirm(server, tokenIn(mail), { Cookie: `${before.cookie}; ${browser.Cookie}` });
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email });
    expect((await whoIs(server, before.cookie)).user).toBeNull();
  });

  test.for([
    'vetsync_session=%E0%A4%A',
    '%E0%A4%A=1; other=%',
    'vetsync_session=',
    'vetsync_session',
    '=;;=',
  ])('an invalid cookie (%s) means signed out', async (cookie) => {
    const answer = await server.request('/api/auth/session', { headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: null });
  });

  test('the stored hash does not work as a cookie', async () => {
    const { cookie, email } = await member(server);
    const [row] = await server.sql<{ id: string }[]>`
      select s.id from sessions s join users u on u.id = s.user_id where u.email = ${email}`;
    expect((await whoIs(server, cookie)).user).toMatchObject({ email });
    expect((await whoIs(server, `vetsync_session=${row!.id}`)).user).toBeNull();
    expect((await whoIs(server, `vetsync_session=${row!.id.slice(0, 43)}`)).user).toBeNull();
  });

  test.for(['sign-in', 'sign-out'])('%s from another site is rejected', async (call) => {
    const { email, cookie } = await member(server);
    const answer = await post(
      server,
      `/api/auth/${call}`,
      { email, password: goodPassword },
      { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await whoIs(server, cookie)).user).toMatchObject({ email });
  });
});

describe('guessing passwords', () => {
  const guess = 'somebody else 5 lamps';
  const clock = testClock();
  let limited: Server;
  beforeAll(async () => {
    limited = await accountServer({
      clock,
      config: { rateLimits: true, trustedProxies: server.deps.config.trustedProxies },
    });
    limited.deps.config.trustedProxies.addAddress('127.0.0.1');
  });
  afterAll(() => limited.close());

  test('is limited per network, even in parallel, and refills over time', async () => {
    const { email } = await member(limited);
    for (const [address, network] of [
      [email, '192.0.2.1'],
      [newEmail(), '192.0.2.2'],
    ] as const) {
      const tries = Array.from({ length: 20 }, () => signIn(limited, address, guess, from(network)));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    }
    const refused = await signIn(limited, email, goodPassword, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(60);
    clock.advance(1000 * seconds);
    expect((await signIn(limited, email, goodPassword, from('192.0.2.1'))).status).toBe(200);
  });

  test('is limited per network across accounts', async () => {
    const tries = Array.from({ length: 40 }, () => signIn(limited, newEmail(), guess, from('192.0.2.3')));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('counts an IPv6 /64 as one network', async () => {
    const { email } = await member(limited);
    const statuses = [];
    for (let host = 1; host <= 12; host += 1) {
      statuses.push((await signIn(limited, email, guess, from(`2001:db8:1:2::${host}`))).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await signIn(limited, email, guess, from('2001:db8:1:3::1'))).status).toBe(401);
  });

  test('is limited across networks without locking the owner out', async () => {
    const { email } = await member(limited);
    expect((await signIn(limited, email, goodPassword, from('198.51.100.7'))).status).toBe(200);
    const statuses = [];
    for (let network = 1; network <= 15; network += 1) {
      const tries = Array.from({ length: 10 }, () =>
        signIn(limited, email, guess, from(`203.0.113.${network}`)),
      );
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    // One of the hundred attempts was the owner's first sign-in.
    expect(statuses.filter((status) => status === 401)).toHaveLength(99);
    expect((await signIn(limited, email, goodPassword, from('203.0.113.99'))).status).toBe(429);

    expect((await signIn(limited, email, goodPassword, from('198.51.100.7'))).status).toBe(200);
    clock.advance(60_000);
    expect((await signIn(limited, email, goodPassword, from('203.0.113.99'))).status).toBe(200);
  });

  test('a success resets the attempts of that account and network only', async () => {
    const { email } = await member(limited);
    const other = await member(limited);
    const network = from('192.0.2.50');
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await signIn(limited, email, guess, network);
      expect((await signIn(limited, email, goodPassword, network)).status).toBe(200);
    }
    expect((await signIn(limited, other.email, guess, network)).status).toBe(401);
  });
});
