import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../../machines/account/model/roles.ts';
import { accountHeader } from '../../../machines/account/model/session.ts';
import type { Method, RouteContract } from '../../../server/http/contract.ts';
import { methods } from '../../../server/http/contract.ts';
import { contract } from '../../../server/routes/routes.ts';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

const callers = [null, ...roles] as const;
type Caller = (typeof callers)[number];

let server: TestServer;
let url: string;
const cookies = new Map<Caller, string>();

beforeAll(async () => {
  server = await testServer({ config: { rateLimits: false } });
  ({ url } = await server.listen());
  for (const role of roles) cookies.set(role, await server.signIn(role));
});
afterAll(() => server.close());

/** A contract's path with example parameters. */
const example = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

/** Status of a call over HTTP. Disconnects after the headers, because streams never end. */
async function call(method: Method, path: string, caller: Caller, headers: Record<string, string> = {}) {
  const leave = new AbortController();
  const { status } = await fetch(url + example(path), {
    method: method.toUpperCase(),
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie: (caller !== null && cookies.get(caller)) || '',
      ...headers,
    },
    ...(method !== 'get' && method !== 'delete' && { body: '{}' }),
    redirect: 'manual',
    signal: leave.signal,
  });
  leave.abort();
  return status;
}

/** These would end the session that the test uses. */
const ending = ['POST /api/auth/sign-out', 'DELETE /api/auth/user'];
const endsSession = (method: string, path: string) => ending.includes(`${method.toUpperCase()} ${path}`);

const allowed = { any: callers, user: roles, admin: ['admin'] } as const;

/**
 * The statuses that a route may return to an allowed caller. The test sends empty objects and unknown ids, so errors
 * about invalid input are possible too.
 */
function declaredStatuses({ responses, body, query, headers }: RouteContract): number[] {
  const own = Object.keys(responses).map(Number);
  const validation = body || query || headers ? [422] : [];
  return [...own, ...validation].filter((status) => status !== 401 && status !== 403);
}

const pathOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

describe('every route for every caller', () => {
  for (const row of contract) {
    const { method, path, access } = row;
    for (const caller of callers) {
      const may = (allowed[access] as readonly Caller[]).includes(caller);
      if (may && endsSession(method, path)) continue;
      test(`${method.toUpperCase()} ${path} is ${may ? 'open' : 'closed'} to ${caller ?? 'anonymous callers'}`, async () => {
        const status = await call(method, path, caller);
        if (may) expect(declaredStatuses(row)).toContain(status);
        else expect(status).toBe(caller === null ? 401 : 403);
      });
    }
  }

  test.each(ending.map((row) => row.split(' ')))(
    '%s %s is open to every signed-in user',
    async (method, path) => {
      const cookie = await server.signIn('user');
      const answer = await server.request(path!, { method: method!, headers: { cookie } });
      expect(answer.status).toBe(204);
    },
  );
});

describe('deny by default', () => {
  const rows = new Set(contract.map(({ method, path }) => `${method.toUpperCase()} ${path}`));

  test('every handler has a contract and every contract a handler', () => {
    const handled = new Set(
      server.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && path !== '*')
        .map(({ method, path }) => `${method} ${pathOf(path)}`),
    );
    expect([...handled].toSorted()).toEqual([...rows].toSorted());
  });

  test('no route is declared twice', () => {
    expect(rows.size).toBe(contract.length);
  });

  test('rejects a handler without a contract for every caller', async () => {
    const bare = await testServer();
    bare.app.get('/api/forgotten', (c) => c.json({ secret: true }));
    const cookie = await bare.signIn('admin');
    const answer = await bare.request('/api/forgotten', { headers: { cookie } });
    expect(answer.status).toBe(404);
    await bare.close();
  });

  test.each(contract.map(({ path }) => path))(
    'rejects the methods that %s does not declare',
    async (path) => {
      const known = contract.filter((row) => row.path === path).map(({ method }) => method);
      for (const method of methods.filter((item) => !known.includes(item))) {
        expect(await call(method, path, 'admin'), method).toBe(405);
      }
    },
  );
});

describe('a page of one account with the session of another', () => {
  const guarded = contract.filter(({ access }) => access !== 'any');
  const other = { [accountHeader]: '00000000-0000-4000-8000-000000000001' };

  test.each(guarded.map(({ method, path }) => [method, path] as const))(
    'can not %s %s',
    async (method, path) => {
      expect(await call(method, path, 'admin', other)).toBe(401);
    },
  );

  test('still learns whose session it is', async () => {
    expect(await call('get', '/api/auth/session', 'admin', other)).toBe(200);
  });

  test('is let in once it shows that account', async () => {
    const cookie = await server.signIn('user');
    const session = await (await server.request('/api/auth/session', { headers: { cookie } })).json();
    const { id } = (session as { user: { id: string } }).user;
    const own = await server.request('/api/state', { headers: { cookie, [accountHeader]: id } });
    expect(own.status).toBe(200);
  });
});

describe('an invalid session', () => {
  const needsUser = '/api/auth/sign-out';

  test.each([
    ['no cookie', ''],
    ['an empty one', 'session='],
    ['one that was never issued', `session=${'a'.repeat(43)}`],
    ['a very long one', `session=${'a'.repeat(8000)}`],
  ])('is %s', async (_, cookie) => {
    const named = cookie.replace('session', server.deps.sessions.cookieName);
    const answer = await server.request(needsUser, { method: 'POST', headers: { cookie: named } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'no_session' });
  });
});
