import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimits, limitTable } from '../../../server/accounts/limits/limits.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  confirm,
  count,
  hourMs,
  mailTo,
  member,
  newEmail,
  signIn,
  signUp,
  tokenIn,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { createBrowser } from '../support/browser.ts';
import { redirectedTo, session, signedInBrowser, stored, times } from '../support/googleSite.ts';
import { googleAt, googleClient, newPerson, throughGoogle, toGoogle, toLink } from '../support/providers.ts';
import { forgeries } from '../support/forgeries.ts';
import { startTamperingProvider } from '../support/tamperingProvider.ts';
import type { TamperingProvider } from '../support/tamperingProvider.ts';

const clock = testClock();
let google: TamperingProvider;
let server: Server;
beforeAll(async () => {
  google = await startTamperingProvider(googleClient);
  server = await accountServer({
    clock,
    config: googleAt(google),
  });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const sessionCookie = () => server.deps.sessions.cookieName;

async function expectRefused(reason: string, person: ReturnType<typeof newPerson>) {
  const browser = createBrowser(server);
  const before = await stored(server);
  expect(redirectedTo(await throughGoogle(browser, google, person))).toBe(`/auth?google=${reason}`);
  expect(browser.cookies.has(sessionCookie())).toBe(false);
  expect(await stored(server)).toEqual(before);
}

describe('an email address alone', () => {
  test.each([false, undefined, 'true', 1])(
    'does not sign in if Google has not verified it (%j)',
    async (verified) => {
      const { email } = await member(server, `${newEmail().split('@')[0]}@gmail.com`);
      // The library rejects a claim whose type differs from the standard.
      const reason = typeof verified === 'boolean' || verified === undefined ? 'unverified_email' : 'failed';
      await expectRefused(reason, newPerson({ email, email_verified: verified }));
      await expectRefused(reason, newPerson({ email_verified: verified }));
    },
  );

  test('does not sign in if Google does not host the mailbox, until the owner links it', async () => {
    const { email, browser } = await signedInBrowser(server);
    const person = newPerson({ email });
    await expectRefused('not_linked', person);
    expect(redirectedTo(await browser.get(google.grant(await toLink(browser), person)))).toBe(
      '/account/connected?google=linked',
    );
    const elsewhere = createBrowser(server);
    await throughGoogle(elsewhere, google, person);
    expect((await session(elsewhere)).user?.email).toBe(email);
  });

  test.each(['@gmail.com.evil.example', '@notgmail.com', '@sub.gmail.com'])(
    "does not sign in with a look-alike of Google's domains (%s)",
    async (end) => {
      const email = newEmail().split('@')[0] + end;
      await member(server, email);
      await expectRefused('not_linked', newPerson({ email }));
    },
  );

  test('does not sign in a second Google account', async () => {
    const person = newPerson();
    await throughGoogle(createBrowser(server), google, person);
    await expectRefused('not_linked', newPerson({ email: person.email }));
  });

  test('does not sign in a person of another issuer with the same subject', async () => {
    const person = newPerson();
    const browser = createBrowser(server);
    await throughGoogle(browser, google, person);
    await server.sql`update identities set issuer = 'https://former.example' where subject = ${person.sub}`;
    await expectRefused('not_linked', person);
  });
});

test('signing in with Google invalidates the password and link of an unconfirmed sign-up', async () => {
  const person = newPerson();
  await signUp(server, person.email, 'password of somebody else 7', { fullName: 'Somebody Else' });
  const [mail] = await mailTo(server, person.email);
  const browser = createBrowser(server);
  expect(redirectedTo(await throughGoogle(browser, google, person))).toBe('/');
  expect(await browser.session()).toMatchObject({ user: { email: person.email, fullName: person.name } });

  expect(await server.sql`select from registrations where email = ${person.email}`).toHaveLength(0);
  expect((await signIn(server, person.email, 'password of somebody else 7')).status).toBe(401);
  expect((await confirm(server, tokenIn(mail))).status).toBe(400);
  expect((await signIn(server, person.email, 'password of somebody else 7')).status).toBe(401);
});

describe('at the same moment', () => {
  test('twenty browsers of one person create one account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = newPerson();
      const browsers = times(20, () => createBrowser(server));
      const before = await count(server, 'users');
      const callbacks = await Promise.all(
        browsers.map(async (browser) => google.grant(await toGoogle(browser), person)),
      );
      const answers = await Promise.all(browsers.map((browser, index) => browser.get(callbacks[index]!)));
      expect(answers.map(redirectedTo)).toEqual(times(20, () => '/'));
      expect(await count(server, 'users')).toBe(before + 1);
      const people = await Promise.all(browsers.map(session));
      expect(new Set(people.map(({ user }) => user?.email))).toEqual(new Set([person.email]));
    }
  });

  test('a mailed link and Google create one account, whichever is first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const person = newPerson();
      const signedUp = browserOf(await signUp(server, person.email));
      const [mail] = await mailTo(server, person.email);
      const browser = createBrowser(server);
      const callback = google.grant(await toGoogle(browser), person);
      const before = await count(server, 'users');
      const [confirmed, walked] = await Promise.all([
        confirm(server, tokenIn(mail), signedUp),
        browser.get(callback),
      ]);
      expect([200, 400]).toContain(confirmed.status);
      expect(redirectedTo(walked)).toBe('/');
      expect(await count(server, 'users')).toBe(before + 1);
    }
  });

  test('of two accounts that link one person, one succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = newPerson();
      const two = [await signedInBrowser(server), await signedInBrowser(server)];
      const callbacks: string[] = [];
      for (const { browser } of two) callbacks.push(google.grant(await toLink(browser), person));
      const answers = await Promise.all(two.map(({ browser }, index) => browser.get(callbacks[index]!)));
      expect(answers.map(redirectedTo).toSorted()).toEqual([
        '/account/connected?google=linked',
        '/account/connected?google=taken',
      ]);
      expect(await server.sql`select from identities where subject = ${person.sub}`).toHaveLength(1);
    }
  });
});

describe('linking', () => {
  const linkPath = '/api/auth/identities/google/link';

  test('and unlinking require a fresh proof', async () => {
    const { browser } = await signedInBrowser(server);
    expect((await browser.post(linkPath)).status).toBe(200);
    clock.advance(hourMs);
    const flows = await count(server, 'provider_flows');
    for (const answer of [
      await browser.post(linkPath),
      await browser.request('/api/auth/identities/google', { method: 'DELETE' }),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'proof_required' });
    }
    expect(await count(server, 'provider_flows')).toBe(flows);
  });

  test("rejects another user's Google account and a second one", async () => {
    const person = newPerson();
    await throughGoogle(createBrowser(server), google, person);
    const { browser } = await signedInBrowser(server);
    const before = await stored(server);
    expect(redirectedTo(await browser.get(google.grant(await toLink(browser), person)))).toBe(
      '/account/connected?google=taken',
    );
    expect(await stored(server)).toEqual(before);

    const [one, other] = [await toLink(browser), await toLink(browser)];
    expect(redirectedTo(await browser.get(google.grant(one, newPerson())))).toBe(
      '/account/connected?google=linked',
    );
    expect(redirectedTo(await browser.get(google.grant(other, newPerson())))).toBe(
      '/account/connected?google=taken',
    );
    const again = await browser.post(linkPath);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'already_linked' });
  });

  test('only works in the session that started it', async () => {
    const owner = await signedInBrowser(server);
    const stranger = await signedInBrowser(server);
    const person = newPerson();
    const callback = google.grant(await toLink(owner.browser), person);
    // Another user signs in with the same browser.
    const flowCookie = owner.browser.cookies.get('vetsync_flow') ?? '';
    stranger.browser.cookies.set('vetsync_flow', flowCookie);
    const signedOut = createBrowser(server);
    signedOut.cookies.set('vetsync_flow', flowCookie);
    const before = await stored(server);
    expect(redirectedTo(await stranger.browser.get(callback))).toBe('/account/connected?google=expired');
    expect(redirectedTo(await signedOut.get(callback))).toBe('/auth?google=expired');
    expect(await stored(server)).toEqual(before);
    expect(redirectedTo(await owner.browser.get(callback))).toBe('/account/connected?google=linked');
  });

  test('ends with the session that started it', async () => {
    const { browser, email } = await signedInBrowser(server);
    const callback = google.grant(await toLink(browser), newPerson());
    await browser.post('/api/auth/sign-out?scope=global');
    const again = await signIn(server, email);
    browser.setCookie((again.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    expect(redirectedTo(await browser.get(callback))).toBe('/account/connected?google=expired');
    expect(await (await browser.get('/api/auth/identities')).json()).toEqual({ identities: [] });
  });

  test('rejects forged responses, as signing in does', async () => {
    const { browser } = await signedInBrowser(server);
    const before = await stored(server);
    for (const [, tampering] of forgeries) {
      const callback = google.grant(await toLink(browser), newPerson(), tampering);
      expect(redirectedTo(await browser.get(callback))).toBe('/account/connected?google=failed');
    }
    expect(await stored(server)).toEqual(before);
  });

  test("can't be undone if the account would have no other way to sign in", async () => {
    const mute = await accountServer({
      clock,
      config: { ...googleAt(google), databaseUrl: 'postgres://elsewhere', smtpUrl: null },
    });
    const browser = createBrowser(mute);
    await throughGoogle(browser, google, newPerson());
    const unlink = () => browser.request('/api/auth/identities/google', { method: 'DELETE' });
    const refused = await unlink();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'only_way_in' });
    expect(await count(mute, 'identities')).toBe(1);
    const chosen = await browser.request('/api/auth/user', {
      method: 'PATCH',
      json: { password: 'quiet 41 lanterns' },
    });
    expect(chosen.status).toBe(200);
    expect((await unlink()).status).toBe(204);
    await mute.close();
  });
});

describe('a banned account', () => {
  test("can't sign in with Google and can't be linked", async () => {
    const person = newPerson();
    await throughGoogle(createBrowser(server), google, person);
    const other = await member(server, `${newEmail().split('@')[0]}@gmail.com`);
    const ban = (email: string) =>
      server.sql`update users set banned_at = ${clock.now()} where email = ${email}`;
    await ban(person.email);
    await ban(other.email);
    const before = await stored(server);
    for (const candidate of [person, newPerson({ email: other.email })]) {
      const browser = createBrowser(server);
      expect(redirectedTo(await throughGoogle(browser, google, candidate))).toBe('/auth?google=banned');
      expect(browser.cookies.has(sessionCookie())).toBe(false);
    }
    expect(await stored(server)).toEqual(before);
  });
});

test('flows from one network are limited, also after a restart', async () => {
  const limited = await accountServer({ clock, config: { ...googleAt(google), rateLimits: true } });
  const { burst, perSeconds } = limitTable.providerFlow;
  const browser = createBrowser(limited);
  const locations = await Promise.all(
    times(burst + 10, async () => redirectedTo(await browser.get('/api/auth/google'))),
  );
  expect(locations.filter((location) => location.startsWith(google.issuer))).toHaveLength(burst);
  expect(locations.filter((location) => location === '/auth?google=too_many_requests')).toHaveLength(10);
  expect(await count(limited, 'provider_flows')).toBe(burst);

  // The same rows as seen by a restarted server or another one.
  const restarted = createLimits(limited.sql, clock, { rateLimits: true });
  expect(await restarted.tryConsume('providerFlow', '127.0.0.1')).toMatchObject({ ok: false });
  expect(await restarted.tryConsume('providerFlow', '192.0.2.1')).toMatchObject({ ok: true });
  clock.advance(1000 * perSeconds);
  expect(redirectedTo(await browser.get('/api/auth/google'))).toMatch(google.issuer);
  await limited.close();
});
