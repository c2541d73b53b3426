import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  confirm,
  cookieOf,
  dayMs,
  goodPassword,
  mailTo,
  member,
  newEmail,
  post,
  signIn,
  signOut,
  signUp,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

describe('signing up', () => {
  test('mails a link that signs in', async () => {
    const email = newEmail();
    const answer = await signUp(server, ` ${email.toUpperCase()} `, goodPassword, {
      fullName: ' Ana Reyes ',
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^vetsync_registration=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );

    const [mail, ...others] = await mailTo(server, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Confirm your email address for VetSync');
    const link = `${server.deps.config.appOrigin}/auth/confirm#token=${tokenIn(mail)}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);

    const confirmed = await confirm(server, tokenIn(mail), browserOf(answer));
    expect(confirmed.status).toBe(200);
    const session = await confirmed.json();
    expect(session).toEqual({
      user: { id: expect.any(String), email, fullName: 'Ana Reyes' },
      role: 'user',
      veteranVerified: false,
      locale: 'en',
      expiresAt: expect.stringMatching(/Z$/),
    });
    expect(await whoIs(server, cookieOf(confirmed))).toEqual(session);
  });

  test.each([
    ['in the browser that signed up', browserOf, undefined],
    ['on another device', () => ({}), goodPassword],
  ] as const)(
    'keeps the language of the sign-up when it is confirmed %s',
    async (_, browserFor, password) => {
      const email = newEmail();
      const answer = await signUp(server, email, goodPassword, { locale: 'es' });
      const [mail] = await mailTo(server, email);
      const body = { token: tokenIn(mail), password };
      const confirmed = await post(server, '/api/auth/confirm', body, browserFor(answer));
      expect(await confirmed.json()).toMatchObject({ locale: 'es' });
    },
  );

  test('uses all 256 characters of a password', async () => {
    const password = `${'long '.repeat(51)}x`;
    expect(password).toHaveLength(256);
    const { email } = await member(server, newEmail(), password);
    expect((await signIn(server, email, password)).status).toBe(200);
    expect((await signIn(server, email, `${password.slice(0, -1)}y`)).status).toBe(401);
  });

  test('preserves spaces, case and other scripts in a password', async () => {
    const password = '  Пароль с пробелами 🔑 ';
    const { email } = await member(server, newEmail(), password);
    expect((await signIn(server, email, password)).status).toBe(200);
    expect((await signIn(server, email, password.trim())).status).toBe(401);
    expect((await signIn(server, email, password.toLowerCase())).status).toBe(401);
  });

  test('resends the link, and the earlier one still works', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    const [first] = await mailTo(server, email);
    expect((await post(server, '/api/auth/resend', { email, type: 'signup' })).status).toBe(202);
    const mails = await mailTo(server, email);
    expect(mails).toHaveLength(2);
    expect(tokenIn(mails[0])).not.toBe(tokenIn(first));
    expect((await confirm(server, tokenIn(first), browser)).status).toBe(200);
  });

  test('notifies the owner of an email address with an account and changes nothing', async () => {
    const { email } = await member(server);
    await signUp(server, email, 'another password 77');
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toBe('You already have a VetSync account');
    expect(tokenIn(mail)).toBe('');
    expect((await signIn(server, email, 'another password 77')).status).toBe(401);
    expect((await signIn(server, email)).status).toBe(200);
  });
});

describe('signing in and out', () => {
  test('returns the user and a session', async () => {
    const { email } = await member(server);
    const answer = await signIn(server, ` ${email.toUpperCase()}`);
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toMatchObject({ user: { email, fullName: null }, role: 'user', veteranVerified: false });
    expect(await whoIs(server, cookieOf(answer))).toEqual(body);
  });

  test('nobody is signed in without a cookie', async () => {
    expect(await whoIs(server, '')).toEqual({ user: null });
  });

  test.for([
    { scope: undefined, ends: ['here'] },
    { scope: 'local', ends: ['here'] },
    { scope: 'others', ends: ['there', 'elsewhere'] },
    { scope: 'global', ends: ['here', 'there', 'elsewhere'] },
  ])('sign-out with scope $scope ends $ends', async ({ scope, ends }) => {
    const { email } = await member(server);
    const bystander = await member(server);
    const browsers = ['here', 'there', 'elsewhere'];
    const cookies: Record<string, string> = {};
    for (const browser of browsers) cookies[browser] = cookieOf(await signIn(server, email));

    const answer = await signOut(server, cookies['here']!, scope);
    expect(answer.status).toBe(204);
    expect(answer.headers.has('set-cookie')).toBe(scope !== 'others');
    for (const browser of browsers) {
      const { user } = await whoIs(server, cookies[browser]!);
      expect([browser, user === null]).toEqual([browser, ends.includes(browser)]);
    }
    expect((await whoIs(server, bystander.cookie)).user).not.toBeNull();
  });

  test('renews an active session and its cookie', async () => {
    const clock = testClock();
    const later = await accountServer({ clock });
    try {
      const { cookie } = await member(later);
      const before = await whoIs(later, cookie);
      clock.advance(4 * dayMs);
      const answer = await later.request('/api/auth/session', { headers: { Cookie: cookie } });
      expect(cookieOf(answer)).toBe(cookie);
      const { expiresAt } = await answer.json();
      expect(Date.parse(expiresAt) - Date.parse(before.expiresAt)).toBeCloseTo(4 * dayMs, -3);
      const again = await later.request('/api/auth/session', { headers: { Cookie: cookie } });
      expect(again.headers.get('set-cookie')).toBeNull();
    } finally {
      await later.close();
    }
  });
});
