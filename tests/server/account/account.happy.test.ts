import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deviceNames } from '../../../server/accounts/sessions/devices.ts';
import { deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  cookieOf,
  count,
  dayMs,
  goodPassword,
  hourMs,
  idOf,
  mailTo,
  member,
  minuteMs,
  newEmail,
  newPassword,
  post,
  signIn,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  accountOf,
  postCodeRequest,
  requestCode,
  codeIn,
  deleteAs,
  enterCode,
  getAs,
  patchAs,
  postAs,
  waiting,
} from '../support/accountMail.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const prove = (cookie: string, proof: object) => postAs(server, '/api/auth/reauthenticate', cookie, proof);
const change = (cookie: string, json: object) => patchAs(server, '/api/auth/user', cookie, json);

describe('account', () => {
  test('returns the account', async () => {
    const { email, cookie } = await member(server);
    expect(await accountOf(server, cookie)).toEqual({
      id: expect.any(String),
      email,
      fullName: null,
      role: 'user',
      veteranVerified: false,
      locale: 'en',
      createdAt: clock.now().toISOString(),
      pendingEmail: null,
      hasPassword: true,
      factors: [],
      recoveryCodesLeft: 0,
      provenUntil: new Date(clock.now().getTime() + 10 * minuteMs).toISOString(),
    });
  });

  test('changes the name without a fresh proof and rejects an empty one', async () => {
    const { cookie } = await member(server);
    clock.advance(11 * minuteMs);
    const answer = await change(cookie, { fullName: '  Ana Reyes ' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ fullName: 'Ana Reyes', provenUntil: null });
    expect((await whoIs(server, cookie)).user).toMatchObject({ fullName: 'Ana Reyes' });
    expect(await (await change(cookie, { fullName: '' })).json()).toMatchObject({ fullName: null });
  });

  test('remembers the language without a fresh proof', async () => {
    const { cookie } = await member(server);
    clock.advance(11 * minuteMs);
    expect(await (await change(cookie, { locale: 'es' })).json()).toMatchObject({ locale: 'es' });
    expect(await whoIs(server, cookie)).toMatchObject({ locale: 'es' });
    expect((await change(cookie, { locale: 'fr' })).status).toBe(422);
    expect(await accountOf(server, cookie)).toMatchObject({ locale: 'es' });
  });

  test('changes the password, ends other sessions and notifies the owner', async () => {
    const { email, cookie } = await member(server);
    const elsewhere = cookieOf(await signIn(server, email));
    const answer = await change(cookie, { password: newPassword });
    expect(answer.status).toBe(200);
    const renewed = cookieOf(answer);
    expect((await whoIs(server, renewed)).user).toMatchObject({ email });
    for (const old of [cookie, elsewhere]) expect((await whoIs(server, old)).user).toBeNull();
    expect((await signIn(server, email, goodPassword)).status).toBe(401);
    expect((await signIn(server, email, newPassword)).status).toBe(200);
    const [notice] = await mailTo(server, email);
    expect(notice?.subject).toBe('Your VetSync password was changed');
  });

  test('changes the email address after the mailed link is opened and notifies the old one', async () => {
    const { email, cookie } = await member(server);
    const requested = newEmail();
    const response = await change(cookie, { email: ` ${requested.toUpperCase()}` });
    expect(await response.json()).toMatchObject({ email, pendingEmail: requested });
    const [mail] = await mailTo(server, requested);
    expect(mail?.subject).toBe('Confirm your new email address for VetSync');
    expect(mail?.text).toContain(`${server.deps.config.appOrigin}/auth/new-email#token=${tokenIn(mail)}`);
    expect((await signIn(server, requested)).status).toBe(401);

    const answer = await postAs(server, '/api/auth/new-email', cookie, { token: tokenIn(mail) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ email: requested, pendingEmail: null });
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email: requested });
    expect((await whoIs(server, cookie)).user).toBeNull();
    expect((await signIn(server, requested)).status).toBe(200);
    expect((await signIn(server, email)).status).toBe(401);
    const [notice] = await mailTo(server, email);
    expect(notice?.subject).toBe('Your VetSync account has a new email address');
    expect(notice?.text).not.toContain(requested);
  });

  test('resends the link to a new email address and cancels the change', async () => {
    const { email, cookie } = await member(server);
    const requested = newEmail();
    const resend = (address: string, headers = {}) =>
      post(server, '/api/auth/resend', { email: address, type: 'email_change' }, headers);
    await change(cookie, { email: requested });
    expect(await mailTo(server, requested)).toHaveLength(1);
    expect((await resend(requested, { Cookie: cookie })).status).toBe(202);
    const mails = await mailTo(server, requested);
    expect(mails).toHaveLength(2);

    // Neither for another user nor for another email address.
    const stranger = await member(server);
    for (const headers of [{}, { Cookie: stranger.cookie }]) await resend(requested, headers);
    await resend(newEmail(), { Cookie: cookie });
    expect(await mailTo(server, requested)).toHaveLength(2);

    expect(await (await change(cookie, { email })).json()).toMatchObject({ email, pendingEmail: null });
    const late = await postAs(server, '/api/auth/new-email', cookie, { token: tokenIn(mails[0]) });
    expect(late.status).toBe(400);
  });

  test('sets a first password for a user who signed in by mail', async () => {
    const email = await waiting(server, newEmail());
    const { code } = await requestCode(server, email);
    const cookie = cookieOf(await enterCode(server, email, code));
    expect(await accountOf(server, cookie)).toMatchObject({ hasPassword: false });
    expect(await (await change(cookie, { password: newPassword })).json()).toMatchObject({
      hasPassword: true,
    });
    expect((await signIn(server, email, newPassword)).status).toBe(200);
  });
});

describe('reauthentication', () => {
  test.for(['password', 'code'] as const)(
    'by %s gives the session a new token and a proof for ten minutes',
    async (by) => {
      const { email, cookie } = await member(server);
      clock.advance(hourMs);
      expect(await accountOf(server, cookie)).toMatchObject({ provenUntil: null });
      await postCodeRequest(server, email);
      const [mail] = await mailTo(server, email);
      const answer = await prove(
        cookie,
        by === 'password' ? { password: goodPassword } : { code: codeIn(mail) },
      );
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ user: { email }, role: 'user' });
      const renewed = cookieOf(answer);
      expect(renewed).not.toBe(cookie);
      expect((await whoIs(server, cookie)).user).toBeNull();
      const account = await accountOf(server, renewed);
      expect(Date.parse(account.provenUntil)).toBe(clock.now().getTime() + 10 * minuteMs);
      expect((await change(renewed, { password: newPassword })).status).toBe(200);
    },
  );
});

const devices = async (cookie: string) =>
  (await (await getAs(server, '/api/auth/sessions', cookie)).json()).sessions;

describe('devices', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

  test('lists browser, system and last use, the current session first', async () => {
    const { email } = await member(server);
    const here = cookieOf(await signIn(server, email, goodPassword, { 'User-Agent': firefox }));
    clock.advance(minuteMs);
    const there = cookieOf(await signIn(server, email, goodPassword, { 'User-Agent': phone }));
    const createdAt = clock.now().toISOString();
    clock.advance(5 * minuteMs);
    await whoIs(server, there);
    await expect.poll(async () => (await devices(here))[1].lastSeenAt).toBe(clock.now().toISOString());
    const [first, second, ...more] = await devices(here);
    expect(first).toMatchObject({ current: true, browser: 'Firefox', system: 'Windows' });
    expect(second).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      current: false,
      browser: 'Safari',
      system: 'iPhone',
      createdAt,
      lastSeenAt: clock.now().toISOString(),
      expiresAt: expect.any(String),
    });
    expect(more).toHaveLength(1);
    expect((await devices(there))[0]).toMatchObject({ id: second.id, current: true });
  });

  test('ends single sessions and keeps their ids when tokens change', async () => {
    const { email, cookie: here } = await member(server);
    const there = cookieOf(await signIn(server, email));
    const other = (await devices(here)).find(({ current }: { current: boolean }) => !current);
    const renewed = cookieOf(await prove(there, { password: goodPassword }));
    expect((await whoIs(server, renewed)).user).not.toBeNull();

    const ended = await deleteAs(server, `/api/auth/sessions/${other.id}`, here);
    expect(ended.status).toBe(204);
    expect(ended.headers.get('set-cookie')).toBeNull();
    expect((await whoIs(server, renewed)).user).toBeNull();
    expect((await deleteAs(server, `/api/auth/sessions/${other.id}`, here)).status).toBe(404);

    const [own] = await devices(here);
    const last = await deleteAs(server, `/api/auth/sessions/${own.id}`, here);
    expect(last.status).toBe(204);
    expect(last.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect((await whoIs(server, here)).user).toBeNull();
  });

  test('updates the last use at most once a minute', async () => {
    const { cookie } = await member(server);
    const seen = async () => (await devices(cookie))[0].lastSeenAt;
    const before = await seen();
    clock.advance(minuteMs - 1);
    await whoIs(server, cookie);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await seen()).toBe(before);
    clock.advance(1);
    await whoIs(server, cookie);
    await expect.poll(seen).toBe(clock.now().toISOString());
  });

  test.for([
    [firefox, 'Firefox', 'Windows'],
    [phone, 'Safari', 'iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/129.0.6668.46 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/146.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    ['curl/8.9.1', null, null],
    [null, null, null],
  ])('recognizes %s as %s on %s', ([userAgent, browser, system]) => {
    expect(deviceNames(userAgent!)).toEqual({ browser, system });
  });
});

describe('data download', () => {
  test('contains all stored personal data', async () => {
    const { email, cookie } = await member(server);
    await change(cookie, { fullName: 'Ana Reyes', email: newEmail() });
    await post(server, '/api/leads', { name: 'Ana', email, source: 'landing' });
    await post(server, '/api/custom-solution-leads', { name: 'Ana', email, organization: 'Harbor Clinic' });
    await patchProfile(cookie);
    const answer = await getAs(server, '/api/auth/user/export', cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const day = clock.now().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="vetsync-account-${day}.json"`,
    );
    expect(await answer.json()).toMatchObject({
      users: [{ email, fullName: 'Ana Reyes', hasPassword: true }],
      sessions: [{ createdAt: expect.any(String), lastSeenAt: expect.any(String) }],
      email_changes: [{ email: expect.any(String) }],
      leads: [{ name: 'Ana', email, source: 'landing' }],
      custom_solution_leads: [{ organization: 'Harbor Clinic' }],
      profiles: [{ profile: { bio: 'Twelve years a medic.' } }],
    });
  });

  test('of many rows has each of them once, in their order', async () => {
    const { email, cookie } = await member(server);
    await server.sql`
      insert into world_items (user_id, list, id, ordinal, item)
      select ${await idOf(server, email)}, 'savedPrograms', 'p' || n, n, jsonb_build_object('id', 'p' || n, 'title', 'Line' || chr(10))
      from generate_series(1, 151) n`;
    const answer = await getAs(server, '/api/auth/user/export', cookie);
    const { world_items: items } = (await answer.json()) as { world_items: object[] };
    expect(items).toEqual(
      Array.from({ length: 151 }, (_, at) => ({
        list: 'savedPrograms',
        item: { id: `p${at + 1}`, title: 'Line\n' },
      })),
    );
  });
});

const patchProfile = async (cookie: string) => {
  const profile = await (await getAs(server, '/api/profile', cookie)).json();
  const saved = await server.request('/api/profile', {
    method: 'PUT',
    headers: { Cookie: cookie },
    json: { ...profile, bio: 'Twelve years a medic.' },
  });
  expect(saved.status).toBe(200);
};

describe('account deletion', () => {
  test('deletes the account, signs out, sends a goodbye mail and frees the email address', async () => {
    const { email, cookie } = await member(server);
    const elsewhere = cookieOf(await signIn(server, email));
    const answer = await deleteAs(server, '/api/auth/user', cookie);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    for (const old of [cookie, elsewhere]) expect((await whoIs(server, old)).user).toBeNull();
    expect((await signIn(server, email)).status).toBe(401);
    const mails = await mailTo(server, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your VetSync account was deleted']);
    expect((await member(server, email)).cookie).not.toBe('');
  });
});

describe('housekeeping', () => {
  beforeEach(async () => {
    await server.sql`delete from users`;
  });

  test('deletes expired codes, links and email changes and keeps valid ones', async () => {
    const { email, cookie } = await member(server);
    await server.sql`delete from account_tokens`;
    await requestCode(server, email);
    await change(cookie, { email: newEmail() });
    const counts = async () =>
      Promise.all(['one_time_codes', 'account_tokens', 'email_changes'].map((table) => count(server, table)));
    await server.sql`delete from mail_outbox`;
    await deleteExpired(server.sql, clock);
    expect(await counts()).toEqual([1, 1, 1]);
    clock.advance(10 * minuteMs);
    await deleteExpired(server.sql, clock);
    expect(await counts()).toEqual([0, 0, 1]);
    clock.advance(dayMs);
    await deleteExpired(server.sql, clock);
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await count(server, 'users')).toBe(1);
  });
});
