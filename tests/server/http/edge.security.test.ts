import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { ipAddress } from '../../../server/network/ipAddress.ts';
import { networkKey, ipList } from '../../../server/network/networks.ts';
import { limitTable } from '../../../server/accounts/limits/limits.ts';
import { appOrigin, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  server = await testServer({ config: { rateLimits: false }, onLog: (line) => lines.push(line) });
});
afterAll(() => server.close());

const count = async () => {
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from registrations`;
  return row?.count;
};

const raw = (body: string) =>
  server.request('/api/auth/sign-up', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });

const call = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(`${url}/api/auth/resend`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    });
    request.on('error', reject);
    request.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.end('{}');
  });

describe('requests that change something', () => {
  const evil = 'https://evil.example';
  const cases: [site: string | null, origin: string | null, cookie: boolean, passes: boolean][] = [
    ['same-origin', null, true, true],
    ['same-origin', appOrigin, true, true],
    // The browser's header takes precedence, because the site may have several names.
    ['same-origin', evil, true, true],
    ['same-site', null, true, false],
    ['same-site', appOrigin, true, false],
    ['cross-site', null, true, false],
    ['cross-site', appOrigin, true, false],
    ['cross-site', null, false, false],
    ['none', null, true, false],
    ['', null, true, false],
    [null, appOrigin, true, true],
    [null, appOrigin, false, true],
    [null, evil, true, false],
    [null, evil, false, false],
    [null, 'null', true, false],
    [null, `${appOrigin}:8080`, true, false],
    [null, `${appOrigin}.evil.example`, true, false],
    [null, appOrigin.replace('http:', 'https:'), true, false],
    [null, null, true, false],
    [null, null, false, true],
  ];

  test.each(cases)(
    'Sec-Fetch-Site %s, Origin %s, with a cookie: %s, pass: %s',
    async (site, origin, withCookie, passes) => {
      const cookie = await server.signIn('user');
      const headers = new Headers();
      if (site !== null) headers.set('sec-fetch-site', site);
      if (origin !== null) headers.set('origin', origin);
      if (withCookie) headers.set('cookie', cookie);
      const answer = await server.app.request(`${appOrigin}/api/auth/sign-out`, { method: 'POST', headers });
      const through = withCookie ? 204 : 401;
      expect(answer.status).toBe(passes ? through : 403);
      const session = await server.request('/api/auth/session', { headers: { cookie } });
      const { user } = (await session.json()) as { user: object | null };
      expect(user === null).toBe(passes && withCookie);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    '',
  ])('require JSON, not %s', async (contentType) => {
    const cookie = await server.signIn('user');
    const answer = await server.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { cookie, 'content-type': contentType },
    });
    expect(answer.status).toBe(415);
  });
});

describe('reading', () => {
  test("is allowed from anywhere, because other sites can't read the response", async () => {
    const answer = await server.request('/api/auth/session', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('headers of every response', () => {
  const paths = [
    '/api/auth/session',
    '/api/nothing',
    '/',
    '/no-such-page',
    '/healthz',
    '/api/docs',
    '/metrics',
  ];

  test.each(paths)('%s', async (path) => {
    const { url, close } = await server.listen();
    // Over HTTP and without a socket, because the code paths differ.
    for (const answer of [await fetch(url + path), await server.request(path)]) {
      const { headers } = answer;
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
    }
    await close();
  });

  test('require https if the site uses it', async () => {
    const secure = await testServer({ config: { appOrigin: 'https://vetsync.test' } });
    const answer = await secure.request('/api/auth/session');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    await secure.close();
  });
});

describe('hostile input', () => {
  const password = 'a quite good passphrase';
  const withName = (fullName: string) =>
    raw(`{"email":"hostile@vetsync.test","password":"${password}","fullName":"${fullName}"}`);

  test.each([
    ['NUL', String.raw`a\u0000b`],
    ['a lone high surrogate', String.raw`a\ud800b`],
    ['a lone low surrogate', String.raw`a\udc00b`],
    ['a bidi override', String.raw`a\u202eb`],
  ])('is rejected in a text: %s', async (_, text) => {
    const before = await count();
    expect((await withName(text)).status).toBe(422);
    expect(await count()).toBe(before);
  });

  test.each([
    ['__proto__', `{"__proto__":{"email":"x"},"email":"hostile@vetsync.test","password":"${password}"}`],
    [
      'constructor',
      `{"constructor":{"prototype":{"a":1}},"email":"hostile@vetsync.test","password":"${password}"}`,
    ],
    ['an array for the body', '[]'],
    ['null for the body', 'null'],
    ['a number for the body', '1'],
    ['a text for the body', '"email"'],
    ['a number for a text', `{"email":1,"password":"${password}"}`],
    ['an object for a text', `{"email":{"$ne":null},"password":"${password}"}`],
    ['an array for a text', `{"email":["hostile@vetsync.test"],"password":"${password}"}`],
    ['NUL in a name', String.raw`{"a\u0000":1}`],
    ['10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['10,000 deep in objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['NaN', '{"email":NaN}'],
    ['two documents', '{}{}'],
  ])('is rejected: %s', async (_, body) => {
    const before = await count();
    const answer = await raw(body);
    expect([400, 413, 422]).toContain(answer.status);
    expect(await count()).toBe(before);
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  test.each(['a%00b', 'a%E2%80%AEb', 'global%00'])('is rejected in the query: %s', async (scope) => {
    const cookie = await server.signIn('user');
    const answer = await server.request(`/api/auth/sign-out?scope=${scope}`, {
      method: 'POST',
      headers: { cookie },
    });
    expect(answer.status).toBe(422);
  });

  test('does not include unusual names', async () => {
    const before = (await count()) ?? 0;
    expect((await withName('Zoë Ó Súilleabháin 😀 محمد')).status).toBe(202);
    expect(await count()).toBe(before + 1);
  });
});

describe('the log', () => {
  test('identifies the request and contains no personal data', async () => {
    lines.length = 0;
    await server.request('/api/auth/sign-in?q=secret-words', {
      method: 'POST',
      json: { email: 'logged@vetsync.test', password: 'logged password' },
      headers: { 'user-agent': 'logged-agent', 'x-forwarded-for': '203.0.113.9' },
    });
    await server.request('/api/logged%40vetsync.test?email=logged@vetsync.test');
    const logged = lines.join('');
    expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toEqual([
      expect.objectContaining({
        route: '/api/auth/sign-in',
        method: 'POST',
        status: 401,
        problem: 'invalid_credentials',
        requestId: expect.any(String),
      }),
      expect.objectContaining({ route: 'none', status: 404 }),
    ]);
    expect(logged).not.toMatch(/logged|secret-words|203\.0/);
  });
});

describe("the client's IP address", () => {
  const { burst } = limitTable.resend;

  /** Statuses of one call more than the limit, each with its own `X-Forwarded-For`. */
  async function statuses(trusted: string, forwardedFor: (call: number) => string) {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: trusted });
    const limited = await testServer({ config: { rateLimits: true, trustedProxies } });
    const { url } = await limited.listen();
    const seen: (number | undefined)[] = [];
    for (let at = 0; at <= burst; at += 1)
      seen.push(await call(url, { 'x-forwarded-for': forwardedFor(at) }));
    await limited.close();
    return seen;
  }

  test('ignores headers of untrusted clients', async () => {
    expect((await statuses('', (at) => `198.51.100.${at}`)).at(-1)).toBe(429);
  });

  test('is taken from a trusted proxy', async () => {
    expect(await statuses('127.0.0.0/8', (at) => `198.51.100.${at}`)).not.toContain(429);
  });

  test('ignores what a client sent to the trusted proxy', async () => {
    expect((await statuses('127.0.0.1', (at) => `198.51.100.${at}, 192.0.2.1`)).at(-1)).toBe(429);
  });

  test('is the last one before all trusted proxies', async () => {
    expect(await statuses('127.0.0.1,10.0.0.0/8', (at) => `198.51.100.${at}, 10.1.2.3`)).not.toContain(429);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
    ['0000:0000:0000:0000:0000:FFFF:C000:0207', '192.0.2.7'],
    ['0::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7%eth0', '192.0.2.7'],
    ['::ffff:7f00:1', '127.0.0.1'],
    ['::192.0.2.7', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::192.0.2.7', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(networkKey(ipAddress(address.trim())!)).toBe(key);
  });

  test('rejects invalid addresses', () => {
    expect(() => ipList(['10.0.0.0/8', 'fd00::/8', '::1'])).not.toThrow();
    for (const wrong of ['localhost', '10.0.0.0/33', '10.0.0', '10.0.0.0/', '::/129', '10.0.0.0/8/8']) {
      expect(() => ipList([wrong]), wrong).toThrow();
    }
  });
});
