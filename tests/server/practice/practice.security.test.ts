import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { practiceInterceptor } from '../../../server/practice/interceptor.ts';
import { practiceOf } from '../../../server/practice/practice.ts';
import { eachDataDir } from '../support/dataDir.ts';
import { eachPracticeSite, createHeadlessBrowser, rawGet, secrets } from '../support/practice.ts';
import { checkout, startReady } from '../support/serverProcess.ts';

const site = eachPracticeSite();
const scope = { scope: 'openid email profile veteran' };

const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
const verification = {
  VERIFICATION_ISSUER: 'https://id.example',
  VERIFICATION_CLIENT_ID: 'a',
  VERIFICATION_CLIENT_SECRET: 'b',
  VERIFICATION_DOMAIN: 'id.example',
};

const authUrl = (role: 'google' | 'verification') => site.clientOf(role).authorizationUrl(secrets, scope);
const changed = (url: string, change: (query: URLSearchParams) => void) => {
  const next = new URL(url);
  change(next.searchParams);
  return next;
};

async function coded(role: 'google' | 'verification') {
  const browser = createHeadlessBrowser(site.url);
  const shown = await browser.go(await authUrl(role));
  return (await browser.go(shown.url, { person: '0' })).url;
}

describe('when it is offered', () => {
  test.each([
    {},
    { PORT: '4000' },
    { HOST: 'localhost' },
    { HOST: '0.0.0.0' },
    { HOST: '::1' },
    { APP_ORIGIN: 'http://localhost:5173' },
    { APP_ORIGIN: 'http://vetsync.localhost:5173' },
  ])('with %j', (environment) => {
    const practice = practiceOf(readConfig(environment));
    expect(practice?.issuer).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):\d+\/practice$/);
    expect(practice?.google.clientSecret).toMatch(/^[\w-]{43}$/);
    expect(practice?.google.clientSecret).not.toBe(practice?.verification.clientSecret);
  });

  test.each([
    { APP_ORIGIN: 'https://vetsync.example' },
    { APP_ORIGIN: 'http://192.168.1.2:3000' },
    { APP_ORIGIN: 'http://localhost.vetsync.example:3000' },
    { HOST: '192.168.1.2' },
    { HOST: '192.168.1.2', APP_ORIGIN: 'http://localhost:3000' },
    { DATABASE_URL: 'postgres://db.example/vetsync' },
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.co' },
    google,
    verification,
    { ...google, ...verification },
  ])('but never with %j', (environment) => {
    expect(practiceOf(readConfig(environment))).toBeNull();
  });
});

describe('who gets a response', () => {
  const config = readConfig({});
  const practice = practiceOf(config)!;
  const discovery = '/practice/.well-known/openid-configuration';
  const at = (remoteAddress: string, headers: Record<string, string> = {}, url = discovery) =>
    ({
      url,
      method: 'GET',
      socket: { remoteAddress },
      headers: { host: '127.0.0.1:3000', ...headers },
    }) as never;
  const listener = practiceInterceptor(practice, config, () => {});
  const nothing = {} as ServerResponse;

  test.each([
    ['192.168.1.9', {}],
    ['::ffff:10.0.0.1', {}],
    ['2001:db8::1', {}],
    ['127.0.0.1', { host: 'evil.example' }],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
  ] as const)('not %s with %j', (address, headers) => {
    expect(listener(at(address, headers) as IncomingMessage, nothing)).toBe(false);
  });

  test('nobody outside its own paths', () => {
    for (const url of ['/', '/practice', '/practices/auth', '/api/practice/auth', '//practice/auth'])
      expect(listener(at('127.0.0.1', {}, url) as IncomingMessage, nothing)).toBe(false);
  });

  test('this machine, but not by another host name', async () => {
    const url = site.url + discovery;
    expect(await rawGet(url, {})).toBe(200);
    expect(await rawGet(url, { host: 'evil.example' })).toBe(404);
    expect(await rawGet(url, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });
});

describe('what is rejected', () => {
  test.each([
    ['another redirect URI', (query: URLSearchParams) => query.set('redirect_uri', 'https://evil.example/')],
    [
      "the other client's redirect URI",
      (query: URLSearchParams) => query.set('redirect_uri', site.practice.redirectUris.verification),
    ],
    ['an unknown client', (query: URLSearchParams) => query.set('client_id', 'evil')],
  ])('%s: the browser is not redirected', async (_, change) => {
    const { url, answer, text } = await createHeadlessBrowser(site.url).go(
      changed(await authUrl('google'), change),
    );
    expect(url.pathname).toBe('/practice/auth');
    expect(answer.status).toBe(400);
    expect(text).toContain('This practice page has expired');
    expect(text).not.toContain('evil');
  });

  test('a flow without PKCE', async () => {
    const url = changed(await authUrl('google'), (query) => query.delete('code_challenge'));
    const { url: back } = await createHeadlessBrowser(site.url).go(url);
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });

  test('a used code, another verifier, another nonce or state', async () => {
    const client = site.clientOf('google');
    const { search } = await coded('google');
    await expect(client.identify(search, { ...secrets, state: 'other' })).rejects.toThrow();
    expect((await client.identify(search, secrets)).sub).toBeTruthy();
    await expect(client.identify(search, secrets)).rejects.toMatchObject({ reason: 'failed' });
    const [second, third] = [await coded('google'), await coded('google')];
    await expect(client.identify(second.search, { ...secrets, verifier: 'w'.repeat(43) })).rejects.toThrow();
    await expect(client.identify(third.search, { ...secrets, nonce: 'other' })).rejects.toThrow();
  });

  test('a code of the other client', async () => {
    const { search } = await coded('google');
    await expect(site.clientOf('verification').identify(search, secrets)).rejects.toMatchObject({
      reason: 'failed',
    });
  });

  test('a choice from another browser or site, which has no cookie', async () => {
    const shown = await createHeadlessBrowser(site.url).go(await authUrl('google'));
    const forged = await createHeadlessBrowser(site.url).go(shown.url, { person: '0' });
    expect(forged.answer.status).toBe(400);
    expect(forged.url.searchParams.has('code')).toBe(false);
  });

  test('an endless form', async () => {
    const browser = createHeadlessBrowser(site.url);
    const shown = await browser.go(await authUrl('google'));
    expect((await browser.go(shown.url, { name: 'x'.repeat(20_000) })).answer.status).toBe(400);
  });

  test('markup in the input, scripts, frames and other form targets', async () => {
    const browser = createHeadlessBrowser(site.url);
    const shown = await browser.go(await authUrl('google'));
    const { text, answer } = await browser.go(shown.url, {
      name: '"><script>alert(1)</script>',
      email: '<b>',
    });
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;b&gt;');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${site.url};`);
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a public site', () => {
  const own = eachDataDir({ filled: true });

  test('has no practice provider and no button for it', { timeout: 120_000 }, async () => {
    const server = await startReady({
      environment: { ...own.environment(), APP_ORIGIN: 'https://vetsync.example' },
    });
    const methods = await (await fetch(`${server.url}/api/auth/methods`)).json();
    expect(methods).toMatchObject({ google: false, verification: false });
    for (const path of [
      '/practice/.well-known/openid-configuration',
      '/practice/auth',
      '/practice/interaction/x',
    ])
      expect((await fetch(server.url + path)).status).toBe(404);
    const begin = await fetch(`${server.url}/api/auth/google`, { redirect: 'manual' });
    expect(begin.headers.get('location')).toContain('google=unavailable');
    expect(server.output()).not.toContain('practice');
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

test("its image contains none of the practice provider's code", () => {
  expect(readFileSync(`${checkout}/Dockerfile`, 'utf8')).toMatch(/rm -rf .*node_modules\/oidc-provider/);
});
