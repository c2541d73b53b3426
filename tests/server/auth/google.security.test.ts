import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flowLifetimeMs } from '../../../server/accounts/identities/oauthFlows.ts';
import { appOrigin, testClock } from '../harness.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { createBrowser } from '../support/browser.ts';
import { redirectedTo, session, signedInBrowser, stored, times } from '../support/googleSite.ts';
import {
  googleAt,
  googleClient,
  newPerson,
  throughGoogle,
  toGoogle,
  toVerifier,
  verifierAt,
  verifierClient,
} from '../support/providers.ts';
import { forgeries } from '../support/forgeries.ts';
import { startTamperingProvider } from '../support/tamperingProvider.ts';
import type { Tampering, TamperingProvider } from '../support/tamperingProvider.ts';

const clock = testClock();
const lines: string[] = [];
let google: TamperingProvider;
let verifier: TamperingProvider;
let server: Server;
beforeAll(async () => {
  google = await startTamperingProvider(googleClient);
  verifier = await startTamperingProvider(verifierClient);
  server = await accountServer({
    clock,
    config: { ...googleAt(google), ...verifierAt(verifier) },
    onLog: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await server.close();
  await google.close();
  await verifier.close();
});

const sessionCookie = () => server.deps.sessions.cookieName;

/** Tampering with the claims about the person. */
const invalidPeople: [string, Tampering][] = [
  ['no email', { claims: (honest) => ({ ...honest, email: undefined }) }],
  ['an invalid email', { claims: (honest) => ({ ...honest, email: 'ann@' }) }],
];
const forged = [...forgeries, ...invalidPeople];

describe('invalid responses of Google', () => {
  test('do not include an honest one', async () => {
    const browser = createBrowser(server);
    const person = newPerson();
    expect(redirectedTo(await throughGoogle(browser, google, person))).toBe('/');
    expect((await session(browser)).user?.email).toBe(person.email);
  });

  test.each(forged)('with %s sign nobody in and store nothing', async (_, tampering) => {
    const browser = createBrowser(server);
    const before = await stored(server);
    const answer = await throughGoogle(browser, google, newPerson(), { tampering });
    expect(redirectedTo(answer)).toBe('/auth?google=failed');
    expect(browser.cookies.has(sessionCookie())).toBe(false);
    expect(await stored(server)).toEqual(before);
  });

  test.each([
    ['access_denied', 'refused'],
    ['login_required', 'refused'],
    ['temporarily_unavailable', 'unavailable'],
    ['invalid_scope', 'failed'],
    ['<script>', 'failed'],
  ])('an error (%s) is reported as %s', async (error, reason) => {
    const tampering: Tampering = {
      callback: (query) => {
        query.delete('code');
        query.set('error', error);
        query.set('error_description', 'words of a stranger');
      },
    };
    const answer = await throughGoogle(createBrowser(server), google, newPerson(), { tampering });
    expect(redirectedTo(answer)).toBe(`/auth?google=${reason}`);
  });
});

/** A browser that is about to return from Google. */
async function beginFlow(browser = createBrowser(server), person = newPerson()) {
  return { browser, person, callback: google.grant(await toGoogle(browser), person) };
}
const expired = '/auth?google=expired';

const swapped = (path: string, callback: string) => path + new URL(callback, appOrigin).search;

describe('a Google flow', () => {
  test('signs in once in 20 parallel attempts', async () => {
    for (let round = 0; round < 50; round += 1) {
      const { browser, callback } = await beginFlow();
      const before = (await stored(server)).sessions.length;
      const header = browser.cookieHeader();
      const answers = await Promise.all(
        times(20, () => server.request(callback, { headers: { cookie: header } })),
      );
      const locations = answers.map(redirectedTo);
      expect(locations.filter((location) => location === '/')).toHaveLength(1);
      expect(locations.filter((location) => location === expired)).toHaveLength(19);
      expect((await stored(server)).sessions.length).toBe(before + 1);
    }
  });

  test("can't be repeated, with the same code or another one", async () => {
    const { browser, person, callback } = await beginFlow();
    expect(redirectedTo(await browser.get(callback))).toBe('/');
    const before = await stored(server);
    const thief = createBrowser(server);
    thief.cookies.set('vetsync_flow', browser.cookies.get('vetsync_flow') ?? '');
    expect(redirectedTo(await thief.get(callback))).toBe(expired);
    const { browser: other, callback: fresh } = await beginFlow(createBrowser(server), person);
    const mixed = new URL(callback, appOrigin);
    mixed.searchParams.set('code', new URL(fresh, appOrigin).searchParams.get('code') ?? '');
    expect(redirectedTo(await thief.get(mixed.pathname + mixed.search))).toBe(expired);
    expect(await stored(server)).toEqual(before);
    expect(redirectedTo(await other.get(fresh))).toBe('/');
  });

  test('expires after ten minutes', async () => {
    const early = await beginFlow();
    const late = await beginFlow();
    clock.advance(flowLifetimeMs.google - 1_000);
    expect(redirectedTo(await early.browser.get(early.callback))).toBe('/');
    clock.advance(1_000);
    const before = await stored(server);
    expect(redirectedTo(await late.browser.get(late.callback))).toBe(expired);
    expect(await stored(server)).toEqual(before);
  });

  test.each([
    ['a browser without cookies', () => ''],
    ['another browser', (cookie: string) => `${cookie.slice(0, -3)}AAA`],
    ['an unknown cookie', () => 'x'.repeat(5_000)],
  ])("can't be used by %s, and its owner still can", async (_, cookieOf) => {
    const { browser, callback } = await beginFlow();
    const thief = createBrowser(server);
    thief.cookies.set('vetsync_flow', cookieOf(browser.cookies.get('vetsync_flow') ?? ''));
    const before = await stored(server);
    expect(redirectedTo(await thief.get(callback))).toBe(expired);
    expect(await stored(server)).toEqual(before);
    expect(redirectedTo(await browser.get(callback))).toBe('/');
  });

  test.each([
    ['none', (query: URLSearchParams) => query.delete('state')],
    ['an empty one', (query: URLSearchParams) => query.set('state', '')],
    ['one that was never issued', (query: URLSearchParams) => query.set('state', 'a'.repeat(43))],
    ['a hostile one', (query: URLSearchParams) => query.set('state', "'; drop table users; --\0")],
  ])('requires its state and rejects %s', async (_, spoil) => {
    const { browser, callback } = await beginFlow();
    const url = new URL(callback, appOrigin);
    spoil(url.searchParams);
    expect(redirectedTo(await browser.get(url.pathname + url.search))).toBe(expired);
    expect(redirectedTo(await browser.get(callback))).toBe('/');
  });

  test('is tied to its code by PKCE, so the code of another flow fails', async () => {
    const victim = await beginFlow();
    const attacker = await beginFlow();
    const injected = new URL(attacker.callback, appOrigin);
    injected.searchParams.set('code', new URL(victim.callback, appOrigin).searchParams.get('code') ?? '');
    const before = await stored(server);
    expect(redirectedTo(await attacker.browser.get(injected.pathname + injected.search))).toBe(
      '/auth?google=failed',
    );
    expect(await stored(server)).toEqual(before);
    expect(redirectedTo(await victim.browser.get(victim.callback))).toBe('/');
  });

  test("can't be completed as a flow of the other provider", async () => {
    const { browser } = await signedInBrowser(server);
    const { authUrl } = await toVerifier(browser);
    const verification = verifier.grant(authUrl, { sub: 'v-mix', veteran: true });
    const signingIn = google.grant(await toGoogle(browser), newPerson());
    const before = await stored(server);

    const atGoogles = await browser.get(swapped('/api/auth/google/callback', verification));
    expect(redirectedTo(atGoogles)).toBe('/account/connected?google=expired');
    const atVerifiers = await browser.get(swapped('/api/verification/callback', signingIn));
    expect(await atVerifiers.text()).toContain('took too long or was already used');
    expect(await stored(server)).toEqual(before);

    // Neither flow was consumed by it.
    expect(await (await browser.get(verification)).text()).toContain('Verification successful');
    expect(redirectedTo(await browser.get(signingIn))).toBe('/');
  });

  test('is stored as hashes only', async () => {
    const { browser, callback } = await beginFlow();
    const query = new URL(callback, appOrigin).searchParams;
    const rows = JSON.stringify(await server.sql`select * from provider_flows`);
    const secrets = [browser.cookies.get('vetsync_flow'), query.get('state')];
    for (const secret of secrets) {
      expect(secret).toHaveLength(43);
      expect(rows).not.toContain(secret);
    }
    expect(Object.keys((await server.sql`select * from provider_flows limit 1`)[0]!)).toEqual([
      'state',
      'browser',
      'purpose',
      'session_id',
      'return_to',
      'expires_at',
    ]);
  });

  test('logs no personal data', async () => {
    const { browser, callback, person } = await beginFlow();
    lines.length = 0;
    await browser.get(callback);
    await throughGoogle(browser, google, person, { tampering: { signature: 'stranger' } });
    const log = lines.join('');
    expect(log).toContain('/api/auth/google/callback');
    expect(log).toContain('identity provider');
    const query = new URL(callback, appOrigin).searchParams;
    for (const secret of [person.email, person.sub, person.name, query.get('code'), query.get('state')]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('returnTo', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,evil',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '/auth',
    '/auth?google=failed',
    ' /platform',
    '',
    `/${'a'.repeat(2_000)}`,
  ])('redirects to the root instead of another site: %j', async (returnTo) => {
    const browser = createBrowser(server);
    const answer = await throughGoogle(browser, google, newPerson(), { returnTo });
    expect(answer.headers.get('location')).toBe(`${appOrigin}/`);
    expect(browser.cookies.has(sessionCookie())).toBe(true);
  });

  test.each([
    ['/platform', '/platform'],
    ['/.//evil.example', '//evil.example'],
    ['/..//evil.example', '//evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/café?q=ü#é', '/caf%C3%A9?q=%C3%BC#%C3%A9'],
  ])('redirects to a path of this site: %j', async (returnTo, path) => {
    const answer = await throughGoogle(createBrowser(server), google, newPerson(), { returnTo });
    const location = answer.headers.get('location') ?? '';
    expect(location).toBe(appOrigin + path);
    expect(new URL(location).origin).toBe(appOrigin);
  });

  test('redirects to APP_ORIGIN, whatever host the request has', async () => {
    const browser = createBrowser(server);
    const callback = google.grant(await toGoogle(browser), newPerson());
    const answer = await browser.request(callback, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.headers.get('location')).toBe(`${appOrigin}/`);
  });
});
