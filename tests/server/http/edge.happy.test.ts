import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandTypes, commands } from '../../../machines/model/exchange/index.ts';
import type { OpenApiDocument } from '../../../server/http/pages/openapi.ts';
import { readSite } from '../../../server/http/pages/site.ts';
import { contract } from '../../../server/routes/routes.ts';
import { appOrigin, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

const shell = '<!doctype html><title>shell</title>';
const spanishShell = '<!doctype html><html lang="es"><title>shell</title>';
const landing = '<!doctype html><title>landing</title>';
const script = 'console.log("hello".repeat(100));';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-site-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'pages'));
  const files: Record<string, string | Buffer> = {
    'index.html': shell,
    'index.es.html': spanishShell,
    'pages/0.html': landing,
    'pages/1.html': 'sign in',
    'pages/2.html': 'sign up with Google',
    'pages/3.html': 'platform',
    'pages/4.html': 'portal',
    'pages/5.html': 'landing in Spanish',
    'pages.json': JSON.stringify([
      { path: '/', query: {}, below: false, offers: null, address: '/', file: 'pages/0.html' },
      { path: '/es', query: {}, below: false, offers: null, address: '/', file: 'pages/5.html' },
      {
        path: '/auth',
        query: { way: null },
        below: false,
        offers: { google: false, passwordMinLength: 6 },
        address: '/auth',
        file: 'pages/1.html',
      },
      {
        path: '/auth',
        query: { tab: 'sign-up' },
        below: false,
        offers: { google: true, passwordMinLength: 6 },
        address: '/auth?tab=sign-up',
        file: 'pages/2.html',
      },
      {
        path: '/platform',
        query: { role: 'recruiter' },
        below: true,
        offers: null,
        address: null,
        file: 'pages/4.html',
      },
      { path: '/platform', query: {}, below: true, offers: null, address: null, file: 'pages/3.html' },
    ]),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1234.js': script,
    'assets/app-1234.js.br': brotliCompressSync(script),
    'assets/app-1234.js.gz': gzipSync(script),
    'routes.json': JSON.stringify([
      '/es/',
      '/',
      '/auth',
      '/auth/confirm',
      '/platform/*?',
      '/demo/organization/:id',
    ]),
    'csp.json': JSON.stringify({ style: ['sha256-abc='], script: [] }),
    '.built': 'stamp',
    '.vite/manifest.json': '{}',
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  server = await testServer({ site: readSite(folder) });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const page = (path: string, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

describe('health', () => {
  test.each(['/healthz', '/readyz'])('is ok at %s', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });

  test('counts requests by route, not by path', async () => {
    await server.request('/api/auth/session?who=someone@vetsync.test');
    await server.request('/api/no/such/path-of-somebody');
    const answer = await server.request('/metrics');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/auth\/session",status="200"\} 1/,
    );
    expect(text).toMatch(/route="none",status="404"/);
    expect(text).toMatch(/http_refusals_total\{code="not_found"\} \d/);
    expect(text).not.toMatch(/of-somebody|vetsync\.test/);
  });
});

describe('every response', () => {
  test('has a request id', async () => {
    const [one, two] = await Promise.all([server.request('/healthz'), server.request('/healthz')]);
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });

  test("of the API can't be cached", async () => {
    for (const path of ['/api/auth/session', '/api/openapi.json', '/api/nothing']) {
      expect((await server.request(path)).headers.get('cache-control'), path).toBe('no-store');
    }
  });
});

describe('the API documentation', () => {
  test('is OpenAPI 3.1 with every route', async () => {
    const answer = await server.request('/api/openapi.json');
    const document = (await answer.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object; security: object[]; requestBody?: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path, access, body, responses } of contract) {
      const operation = document.paths[path]?.[method];
      expect(operation, `${method} ${path}`).toBeDefined();
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(Object.keys(responses)));
      expect(operation?.security.length).toBe(access === 'any' ? 0 : 1);
      expect(operation?.requestBody !== undefined).toBe(body !== undefined);
    }
  });

  test('matches what the schemas validate', async () => {
    const document = await (await server.request('/api/openapi.json')).json();
    expect(document).toHaveProperty(
      [
        'paths',
        '/api/auth/sign-in',
        'post',
        'requestBody',
        'content',
        'application/json',
        'schema',
        'properties',
        'email',
        'maxLength',
      ],
      255,
    );
  });

  test('is a page without scripts', async () => {
    const answer = await server.request('/api/docs');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash}';`,
    );
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/);
    for (const { path } of contract) expect(text).toContain(path);
  });

  test('lists each command: who may send it, how often, and what it can be refused with', async () => {
    const text = await (await server.request('/api/docs')).text();
    for (const type of commandTypes) expect(text).toContain(`<tr id="command-${type}">`);
    const { paths } = (await (await server.request('/api/openapi.json')).json()) as OpenApiDocument;
    const listed = paths['/api/commands']?.['post']?.['x-commands'];
    expect(listed?.find(({ type }) => type === 'contact.request')).toEqual({
      type: 'contact.request',
      summary: commands['contact.request'].summary,
      from: ['staff with `as`: owner, manager, reviewer'],
      limits: [
        '600 in 600 s of one person',
        '1000 in 1000 s of one organization',
        '20 a day of one person',
        '50 a day of one organization',
      ],
      problems: expect.arrayContaining([
        { code: 'contact_requested', status: 409, description: expect.any(String) },
        { code: 'role_not_allowed', status: 403, description: expect.any(String) },
      ]),
      payload: expect.objectContaining({ required: ['candidateId', 'text'] }),
    });
  });
});

const linksOf = (path: string, language: string) =>
  [
    `<${appOrigin}${language}${path}>; rel="canonical"`,
    `<${appOrigin}${path}>; rel="alternate"; hreflang="en"`,
    `<${appOrigin}/es${path}>; rel="alternate"; hreflang="es"`,
    `<${appOrigin}${path}>; rel="alternate"; hreflang="x-default"`,
  ].join(', ');

describe('the site', () => {
  test.each([
    ['/', landing, 200],
    ['/auth', 'sign in', 200],
    ['/auth/', 'sign in', 200],
    ['/auth?returnTo=/platform', 'sign in', 200],
    ['/auth?way=code', shell, 200],
    ['/auth/confirm', shell, 200],
    ['/platform', 'platform', 200],
    ['/platform/?tab=1', 'platform', 200],
    ['/platform/benefits/gi-bill', 'platform', 200],
    ['/platform/benefits?role=recruiter', 'portal', 200],
    ['/platforms', shell, 404],
    ['/demo/organization/7', shell, 200],
    ['/demo/organization', shell, 404],
    ['/no-such-page', shell, 404],
    ['/es/', 'landing in Spanish', 200],
    ['/es', 'landing in Spanish', 200],
    ['/es/no-such-page', spanishShell, 404],
  ])('serves %s', async (path, content, status) => {
    const answer = await page(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'self'; style-src 'self' 'sha256-abc=';/,
    );
  });

  test.each([
    ['/', linksOf('/', '')],
    ['/es', linksOf('/', '/es')],
    ['/auth?returnTo=/platform', linksOf('/auth', '')],
    ['/platform', null],
    ['/demo/organization/7', null],
    ['/no-such-page', null],
  ])('names the addresses of %s to search engines', async (path, links) => {
    const answer = await page(path, { host: 'elsewhere.example' });
    expect(answer.headers.get('link')).toBe(links);
  });

  test('caches hashed files permanently', async () => {
    const answer = await server.request('/assets/app-1234.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(script);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0', null, (bytes: Buffer) => bytes],
  ])('serves compressed files to clients that accept %s', async (accepted, coding, decode) => {
    const { url, close } = await server.listen();
    const { headers, body } = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>(
      (resolve) => {
        httpRequest(
          `${url}/assets/app-1234.js`,
          { headers: { 'accept-encoding': accepted } },
          async (answer) => {
            resolve({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) });
          },
        ).end();
      },
    );
    expect(headers['content-encoding'] ?? null).toBe(coding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(script);
    await close();
  });

  test('supports conditional requests', async () => {
    const first = await page('/');
    const etag = first.headers.get('etag') ?? '';
    const again = await page('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await page('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const answer = await server.request('/', { method: 'HEAD', headers: { accept: 'text/html' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test.each([
    '/.built',
    '/.vite/manifest.json',
    '/csp.json',
    '/routes.json',
    '/pages.json',
    '/pages/0.html',
    '/assets/app-1234.js.br',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/missing.js',
  ])('has no file at %s', async (path) => {
    const answer = await server.request(path, { headers: { accept: '*/*' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  test('explains that it has not been built', async () => {
    const bare = await testServer();
    const answer = await bare.request('/');
    expect(await answer.text()).toContain('npm run build');
    await bare.close();
  });
});
