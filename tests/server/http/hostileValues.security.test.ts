import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { emptyProfile } from '@vetsync/machines/profile/model';
import type { Role } from '../../../machines/account/model/roles.ts';
import type { JsonSchema, OpenApiDocument, Parameter } from '../../../server/http/pages/openapi.ts';
import { appOrigin, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

// Thousands of calls, which are slow on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

let server: TestServer;
let document: OpenApiDocument;
const lines: string[] = [];

beforeAll(async () => {
  server = await testServer({ config: { rateLimits: false }, onLog: (line) => lines.push(line) });
  document = (await (await server.request('/api/openapi.json')).json()) as OpenApiDocument;
  await server.sql`insert into leads (name, email) values ('Ann', 'ann@example.org')`;
});
afterAll(() => server.close());

const uuid = '00000000-0000-4000-8000-000000000000';
const base64url = (text: string) => Buffer.from(text, 'latin1').toString('base64url');

/** Values that a parser, calendar, number conversion or database may fail on. */
const hostile: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  '9'.repeat(30),
  '1.5',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  '*',
  '%',
  '%00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\u00e9',
  '\u0130',
  "' or true --",
  '"',
  '\\',
  '../../etc/passwd',
  '//evil.example',
  'https://evil.example/',
  'x'.repeat(5_000),
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '3000-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2024-02-30',
  '2024-13-01',
  '+012026-01-01T00:00:00.000Z',
  '"+012026-01-01T00:00:00.000Z"',
  '"-000001-01-01T00:00:00.000Z"',
  '"0000-01-01T00:00:00.000Z"',
  '"2026-01-01T00:00:00Z"',
  '"2026-01-01T00:00:00.000+14:00"',
  '"275760-09-13T00:00:00.000Z"',
  'W/"none"',
  '"none", "none"',
  base64url(`0.${uuid}`),
  base64url(`999999999999999.${uuid}`),
  base64url(`-999999999999999.${uuid}`),
  base64url(`1.${uuid}'`),
  `0-0-${uuid}`,
  `32767-18446744073709551615-${uuid}`,
  `32768-18446744073709551616-${uuid}`,
  `1-1-${uuid.replaceAll('0', 'z')}`,
  uuid,
  uuid.toUpperCase(),
  `{${uuid}}`,
  'en-u-nu-hanidec',
  'ar-u-nu-arab-ca-islamic',
  'th-u-ca-buddhist;q=NaN',
  'en-u-nu-mathsanb,*;q=0.5',
  'i-default, x-private, zh-min-nan;q=1e400',
  'bytes=0-0, x=\u00ff',
  'a=b; a=b; =; ;',
  '127.0.0.1, ::ffff:7f00:1, ::1%eth0, 1.2.3.4:80',
];

/** Headers that many calls read but no document lists. */
const everywhere = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'last-event-id',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
];

interface Call {
  name: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: unknown;
}

/** A body that is valid for each schema that example values alone can't satisfy. */
const bodies: Record<string, unknown> = {
  '/api/profile': emptyProfile,
  '/api/leads': { name: 'Ann', email: 'ann@example.org' },
  '/api/custom-solution-leads': { name: 'Ann', email: 'ann@example.org', organization: 'Org' },
  '/api/auth/sign-in': { email: 'nobody@vetsync.test', password: 'a quite good passphrase' },
};

const calls = (): Call[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody ? (bodies[path] ?? {}) : undefined,
    })),
  );

/** A path with its parameters filled in. */
const filled = (path: string, value = uuid) => path.replaceAll(/\{\w+\}/g, value);

const callers: (Role | null)[] = [null, 'user', 'admin'];
/** Afterwards the session may have ended. */
const changesSession = ({ method }: Call) => method !== 'GET';

/** Sends requests and discards the bodies, because streams never end. */
function visitor(role: Role | null) {
  let cookie = '';
  return async (call: Call, path: string, header?: readonly [string, string]): Promise<Response> => {
    if (role !== null && (cookie === '' || changesSession(call))) cookie = await server.signIn(role);
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', cookie });
    if (call.body !== undefined) headers.set('content-type', 'application/json');
    if (header) headers.set(...header);
    const answer = await server.app.request(`${appOrigin}${path}`, {
      method: call.method,
      headers,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    // Only after it has started: before that, a stream of Node's can't be closed.
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return answer;
  };
}

/** Responses of 500 and above, except for features that are not configured here. */
async function failures(
  tries: readonly { call: Call; path: string; header?: readonly [string, string] }[],
): Promise<string[]> {
  const failed: string[] = [];
  for (const role of callers) {
    const ask = visitor(role);
    for (const { call, path, header } of tries) {
      let { status } = await ask(call, path, header);
      // A busy machine says 503 and when to ask again. What a value causes stays.
      for (let times = 0; status === 503 && !isUnconfigured(call, status) && times < 5; times += 1) {
        await setTimeout(1_000);
        ({ status } = await ask(call, path, header));
      }
      if (status >= 500 && !isUnconfigured(call, status))
        failed.push(`${status} for ${role ?? 'nobody'}: ${call.method} ${path} ${JSON.stringify(header)}`);
    }
  }
  return failed;
}
const isUnconfigured = ({ path }: Call, status: number) =>
  status === 503 && (path === '/api/verification' || path === '/api/auth/identities/google/link');

/** Whether the value is valid in a header. Node responds 400 to others. */
const fitsHeader = (value: string) => {
  try {
    return new Headers({ 'x-test': value }).get('x-test') !== null;
  } catch {
    return false;
  }
};
const parametersIn = (location: Parameter['in']) =>
  calls().flatMap((call) =>
    call.parameters.filter((parameter) => parameter.in === location).map(({ name }) => ({ call, name })),
  );

describe('no documented value makes the server fail', () => {
  test('in a query', async () => {
    const found = parametersIn('query');
    expect(found.length).toBeGreaterThan(20);
    const tries = found.flatMap(({ call, name }) =>
      hostile.flatMap((value) => {
        const text = `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`;
        return [{ call, path: `${filled(call.path)}?${text}` }];
      }),
    );
    for (const { call, name } of found)
      for (const raw of [
        `${name}=%`,
        `${name}=%E0%A4%A`,
        `${name}=%ED%A0%80`,
        `${name}=1&${name}=2`,
        `${name}[]=1`,
      ])
        tries.push({ call, path: `${filled(call.path)}?${raw}` });
    expect(await failures(tries)).toEqual([]);
  });

  test('in a header', async () => {
    const found = parametersIn('header');
    expect(new Set(found.map(({ name }) => name))).toEqual(
      new Set(['Accept-Language', 'Idempotency-Key', 'If-Match', 'Last-Event-ID']),
    );
    const tries = found.flatMap(({ call, name }) =>
      hostile
        .filter(fitsHeader)
        .map((value) => ({ call, path: filled(call.path), header: [name, value] as const })),
    );
    expect(await failures(tries)).toEqual([]);
  });

  test('in a path', async () => {
    const found = parametersIn('path');
    expect(found.length).toBeGreaterThan(5);
    const tries = found.flatMap(({ call }) =>
      [
        ...hostile.map((value) => encodeURIComponent(value.toWellFormed())),
        '%',
        '%E0%A4%A',
        '%ED%A0%80',
        '%00',
      ]
        .filter((value) => value !== '')
        .map((value) => ({ call, path: filled(call.path, value) })),
    );
    expect(await failures(tries)).toEqual([]);
  });

  test('in a header that many calls read', async () => {
    const values = hostile.filter(fitsHeader);
    const tries = calls().flatMap((call, index) =>
      everywhere.map((name, at) => ({
        call,
        path: filled(call.path),
        // Each value in one header, because every combination would take an hour.
        header: [name, values[(index * everywhere.length + at) % values.length]!] as const,
      })),
    );
    expect(await failures(tries)).toEqual([]);
  });

  test('and none was logged as an internal error', () => {
    const faults = lines
      .map((line) => JSON.parse(line) as { level: number; status?: number; msg: string })
      .filter(({ level, status }) => level >= 50 || status === 500);
    expect(lines.length).toBeGreaterThan(1_000);
    expect(faults).toEqual([]);
  });
});

describe('years', () => {
  test.each([
    ['1900-01-01', 200],
    ['2999-12-31', 200],
    ['1899-12-31', 422],
    ['3000-01-01', 422],
    ['0000-01-01', 422],
  ])('in analytics: %s returns %i', async (day, status) => {
    const cookie = await server.signIn('admin');
    for (const name of ['from', 'to']) {
      const answer = await server.request(`/api/leads/analytics?${name}=${day}`, { headers: { cookie } });
      expect(answer.status).toBe(status);
    }
  });
});

const put = (cookie: string, version: string, bio: string) =>
  server.request('/api/profile', {
    method: 'PUT',
    json: { ...emptyProfile, bio },
    headers: { cookie, 'if-match': version },
  });

describe("a profile's version", () => {
  test.each([
    '"+012026-01-01T00:00:00.000Z"',
    '"0000-01-01T00:00:00.000Z"',
    '"1899-12-31T23:59:59.999Z"',
    '"3000-01-01T00:00:00.000Z"',
    '"2026-01-01T00:00:00Z"',
    '"2026-01-01"',
    '"2026-02-30T00:00:00.000Z"',
    '2026-01-01T00:00:00.000Z',
    'W/"none"',
    'none',
    '*',
    '"2026-01-01T00:00:00.000Z", "none"',
    '',
  ])('must be a value of `ETag`: %s is rejected and nothing is stored', async (version) => {
    const cookie = await server.signIn();
    const answer = await put(cookie, version, 'Refused');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'If-Match' }] });
    const rows = await server.sql`select from profiles where profile ->> 'bio' = 'Refused'`;
    expect(rows).toHaveLength(0);
  });

  test('is accepted as in `ETag`', async () => {
    const cookie = await server.signIn();
    const first = await put(cookie, '"none"', 'First');
    expect(first.status).toBe(200);
    const second = await put(cookie, first.headers.get('etag')!, 'Second');
    expect(second.status).toBe(200);
    expect((await put(cookie, '"2026-01-01T00:00:00.000Z"', 'Third')).status).toBe(409);
  });
});

test('a page of leads from before 1970 has a next page', async () => {
  const cookie = await server.signIn('admin');
  await server.sql`
    insert into leads (name, email, created_at)
    select 'Old ' || n, 'old@example.org', '1950-01-01'::timestamptz + n * interval '1 day' from generate_series(1, 3) n`;
  const names: string[] = [];
  let query = '?sort=oldest&limit=1';
  for (let page = 0; page < 3; page += 1) {
    const answer = await server.request(`/api/leads${query}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    const { leads, nextCursor } = (await answer.json()) as { leads: { name: string }[]; nextCursor: string };
    names.push(...leads.map(({ name }) => name));
    query = `?sort=oldest&limit=1&cursor=${nextCursor}`;
  }
  expect(names).toEqual(['Old 1', 'Old 2', 'Old 3']);
});

test('headers are required in the document if calls fail without them', () => {
  const found = parametersIn('header').map(({ call, name }) => ({
    path: call.path,
    ...call.parameters.find((parameter) => parameter.name === name)!,
  }));
  const required = found.filter((header) => header.required).map(({ path, name }) => `${name} ${path}`);
  expect(required).toEqual([
    'If-Match /api/organizations/{id}',
    'If-Match /api/organizations/{id}/listings/{listingId}',
  ]);
  const types = found.map(({ schema }) => (schema as JsonSchema).type);
  expect(types).toEqual(found.map(() => 'string'));
});
