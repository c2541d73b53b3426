import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../../machines/shell/model/routes.ts';
import { appOrigin, testServer } from '../harness.ts';
import {
  accountServer,
  count,
  goodPassword,
  mailTo,
  member,
  newEmail,
  signIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { answerChallenge, codeAt, memberWithSecondFactor } from '../support/authenticator.ts';
import { createBrowser, locationOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { startOidcProvider } from '../support/oidcProvider.ts';
import type { OidcAccount, OidcProvider } from '../support/oidcProvider.ts';
import { googleAt, googleCallback, googleClient, newPerson, toGoogle, toLink } from '../support/providers.ts';

let google: OidcProvider;
let server: Server;
beforeAll(async () => {
  google = await startOidcProvider({
    clients: [{ ...googleClient, redirectUris: [googleCallback] }],
    accounts: [],
  });
  server = await accountServer({ config: googleAt(google) });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

/** A person with a Google account. */
function atGoogle(claims: Record<string, unknown> = {}) {
  const person = newPerson(claims);
  google.accounts.push(person as OidcAccount);
  return person;
}
/** Returns from Google's page to ours. The result is the browser's final location. */
async function back(browser: Browser, authUrl: string, sub: string | null): Promise<string> {
  const { pathname, search } = await google.visit(authUrl, sub);
  return locationOf(await browser.get(pathname + search), appOrigin);
}
const signInWithGoogle = async (browser: Browser, { sub }: { sub: string }, returnTo?: string) =>
  back(browser, await toGoogle(browser, returnTo), sub);

const userIn = async (browser: Browser) =>
  ((await browser.session()) as { user: { id: string; email: string; fullName: string } | null }).user;
const identitiesIn = async (browser: Browser) =>
  ((await (await browser.get('/api/auth/identities')).json()) as { identities: object[] }).identities;

/** A browser that is signed in with a password. */
async function browserOf({ cookie }: { cookie: string }): Promise<Browser> {
  const browser = createBrowser(server);
  browser.setCookie(cookie);
  return browser;
}

describe('starting a Google sign-in', () => {
  test('requests a code with PKCE, state and nonce and returns to our own origin', async () => {
    const answer = await server.request('/api/auth/google', { headers: { host: 'evil.example' } });
    const { origin, searchParams } = new URL(answer.headers.get('location') ?? '');
    expect(origin).toBe(google.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: googleClient.clientId,
      response_type: 'code',
      redirect_uri: googleCallback,
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['http://vetsync.test', /^vetsync_flow=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/],
    [
      'https://vetsync.test',
      /^__Host-vetsync_flow=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])('binds the flow to the browser at %s', async (origin, cookie) => {
    const site = await testServer({ config: { appOrigin: origin, ...googleAt(google) } });
    const answer = await site.request('/api/auth/google');
    expect(answer.headers.get('set-cookie')).toMatch(cookie);
    await site.close();
  });

  test('is offered only if it is configured', async () => {
    expect(await (await server.request('/api/auth/methods')).json()).toMatchObject({ google: true });
    const without = await testServer();
    expect(await (await without.request('/api/auth/methods')).json()).toMatchObject({ google: false });
    await without.close();
  });
});

describe('signing in with Google', () => {
  test('creates an account without a password the first time', async () => {
    const person = atGoogle({ email: 'Ann.One@gmail.com', name: 'Ann One' });
    const browser = createBrowser(server);
    expect(await signInWithGoogle(browser, person)).toBe('/');
    expect(await browser.session()).toMatchObject({
      user: { email: 'ann.one@gmail.com', fullName: 'Ann One' },
      role: 'user',
      veteranVerified: false,
    });
    expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ hasPassword: false });
    expect(await identitiesIn(browser)).toEqual([
      { provider: 'google', email: 'ann.one@gmail.com', linkedAt: expect.stringMatching(/Z$/) },
    ]);
    expect(await mailTo(server, 'ann.one@gmail.com')).toEqual([]);
  });

  test('finds the account again, even if its email at Google has changed', async () => {
    const person = atGoogle();
    const first = createBrowser(server);
    await signInWithGoogle(first, person);
    const { email } = person;
    person.email = newEmail();
    const second = createBrowser(server);
    expect(await signInWithGoogle(second, person)).toBe('/');
    expect(await userIn(second)).toEqual(await userIn(first));
    expect((await userIn(second))?.email).toBe(email);
  });

  test('redirects to where the person was', async () => {
    const person = atGoogle();
    const location = '/platform/career?sort=new#top';
    expect(await signInWithGoogle(createBrowser(server), person, location)).toBe(location);
  });

  test("starts a new session and ends the browser's previous one", async () => {
    const former = await member(server);
    const browser = await browserOf(former);
    const person = atGoogle();
    await signInWithGoogle(browser, person);
    expect(browser.cookieHeader()).not.toContain(former.cookie);
    expect((await userIn(browser))?.email).toBe(person.email);
    expect(await whoIs(server, former.cookie)).toEqual({ user: null });
  });

  test('works in two tabs at once', async () => {
    const person = atGoogle();
    const browser = createBrowser(server);
    const one = await toGoogle(browser);
    const other = await toGoogle(browser, '/leads-admin');
    expect(await back(browser, one, person.sub)).toBe('/');
    expect(await back(browser, other, person.sub)).toBe('/leads-admin');
  });

  test('requires the second factor if one is on', async () => {
    const owner = await memberWithSecondFactor(server);
    const person = atGoogle();
    const linking = await browserOf(owner);
    await back(linking, await toLink(linking), person.sub);

    const browser = createBrowser(server);
    const location = await signInWithGoogle(browser, person, '/platform');
    expect(location).toMatch(/^\/auth\?mfa=[\w-]{43}&returnTo=%2Fplatform$/);
    expect(location.startsWith(routes.auth.pattern)).toBe(true);
    expect(await browser.session()).toEqual({ user: null });
    expect(browser.cookieHeader()).not.toContain(server.deps.sessions.cookieName);

    const challenge = new URL(location, appOrigin).searchParams.get('mfa') ?? '';
    const next = codeAt(owner.secret, server.deps.clock.now(), 1);
    const answer = await answerChallenge(server, challenge, next);
    expect(await answer.json()).toMatchObject({ user: { email: owner.email } });
  });

  test('stores only valid names', async () => {
    const none = ['', ' ', 'n'.repeat(101), 'Ann\u202egpj', 17, null].map((name) => [name, null] as const);
    // Characters that show nothing are left out.
    for (const [name, stored] of [...none, ['Ann\0', 'Ann'], ['\u2067Ann\u2069', 'Ann']] as const) {
      const browser = createBrowser(server);
      expect(await signInWithGoogle(browser, atGoogle({ name })), String(name)).toBe('/');
      expect((await userIn(browser))?.fullName, String(name)).toBe(stored);
    }
  });
});

describe('an account with the same email address', () => {
  test.each([
    ['Google runs the mailbox', { email: `${newEmail().split('@')[0]}@gmail.com` }],
    ['Google runs the mailboxes of its domain', { email: newEmail(), hd: 'example.org' }],
  ])('is linked if %s, and its owner is notified', async (_, claims) => {
    const owner = await member(server, claims.email);
    const browser = createBrowser(server);
    expect(await signInWithGoogle(browser, atGoogle(claims))).toBe('/');
    expect((await userIn(browser))?.email).toBe(owner.email);
    const [mail] = await mailTo(server, owner.email);
    expect(mail?.subject).toBe('Google was connected to your VetSync account');
    expect((await signIn(server, owner.email)).status).toBe(200);
  });
});

describe('linking', () => {
  test('allows signing in with any email address of the Google account and notifies the owner', async () => {
    const owner = await member(server);
    const person = atGoogle({ email_verified: false });
    const browser = await browserOf(owner);
    expect(await back(browser, await toLink(browser), person.sub)).toBe('/account/connected?google=linked');
    expect(await identitiesIn(browser)).toMatchObject([{ provider: 'google', email: person.email }]);
    expect((await mailTo(server, owner.email))[0]?.subject).toBe(
      'Google was connected to your VetSync account',
    );
    expect(await mailTo(server, person.email)).toEqual([]);

    const elsewhere = createBrowser(server);
    expect(await signInWithGoogle(elsewhere, person)).toBe('/');
    expect((await userIn(elsewhere))?.email).toBe(owner.email);
  });

  test("continues if the session's token changes in between", async () => {
    const owner = await member(server);
    const browser = await browserOf(owner);
    const authUrl = await toLink(browser);
    const proof = await browser.post('/api/auth/reauthenticate', { password: goodPassword });
    expect(proof.status).toBeLessThan(300);
    expect(browser.cookieHeader()).not.toContain(owner.cookie);
    expect(await back(browser, authUrl, atGoogle().sub)).toBe('/account/connected?google=linked');
  });

  test('can be undone, and the owner is notified', async () => {
    const owner = await member(server);
    const person = atGoogle({ email: newEmail() });
    const browser = await browserOf(owner);
    await back(browser, await toLink(browser), person.sub);
    await mailTo(server, owner.email);
    const identities = await count(server, 'identities');

    const unlink = () => browser.request('/api/auth/identities/google', { method: 'DELETE' });
    expect((await unlink()).status).toBe(204);
    expect(await count(server, 'identities')).toBe(identities - 1);
    expect(await identitiesIn(browser)).toEqual([]);
    expect((await mailTo(server, owner.email))[0]?.subject).toBe(
      'Google was disconnected from your VetSync account',
    );
    expect((await unlink()).status).toBe(404);

    // That Google account is no longer linked.
    const elsewhere = createBrowser(server);
    await signInWithGoogle(elsewhere, person);
    expect((await userIn(elsewhere))?.email).toBe(person.email);
  });

  test('without a password the user can still sign in by mail after unlinking', async () => {
    const person = atGoogle();
    const browser = createBrowser(server);
    await signInWithGoogle(browser, person);
    const unlinked = await browser.request('/api/auth/identities/google', { method: 'DELETE' });
    expect(unlinked.status).toBe(204);
    expect(await browser.session()).toMatchObject({ user: { email: person.email } });
  });
});

test('a person who declines at Google returns to where they came from', async () => {
  const users = await count(server, 'users');
  const browser = createBrowser(server);
  const location = await back(browser, await toGoogle(browser, '/platform'), null);
  expect(location).toBe('/auth?google=refused&returnTo=%2Fplatform');
  expect(await browser.session()).toEqual({ user: null });
  expect(await count(server, 'users')).toBe(users);

  const linking = await browserOf(await member(server));
  expect(await back(linking, await toLink(linking), null)).toBe('/account/connected?google=refused');
  expect(await identitiesIn(linking)).toEqual([]);
});
