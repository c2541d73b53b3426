import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProofMs } from '../../../machines/account/model/index.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  cookieOf,
  goodPassword,
  member,
  post,
  problemOf,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const calls: { what: string; method: string; path: (id: string) => string; json?: object }[] = [
  {
    what: 'changing a role',
    method: 'PATCH',
    path: (id) => `/api/admin/users/${id}`,
    json: { role: 'recruiter' },
  },
  { what: 'banning', method: 'PATCH', path: (id) => `/api/admin/users/${id}`, json: { banned: true } },
  {
    what: 'lifting a ban',
    method: 'PATCH',
    path: (id) => `/api/admin/users/${id}`,
    json: { banned: false },
  },
  { what: 'signing out', method: 'POST', path: (id) => `/api/admin/users/${id}/sign-out` },
  { what: 'deleting an account', method: 'DELETE', path: (id) => `/api/admin/users/${id}` },
];

/** An administrator, another user, and that user's state in the database. */
async function two() {
  const admin = await member(server);
  const target = await member(server);
  const { user } = (await whoIs(server, target.cookie)) as { user: { id: string } };
  await server.deps.accounts.users.setRole(
    ((await whoIs(server, admin.cookie)) as { user: { id: string } }).user.id,
    'admin',
  );
  const stored = () => server.sql`
    select u.banned_at, r.role, (select count(*)::int from sessions where user_id = u.id) as sessions
    from users u left join user_roles r on r.user_id = u.id where u.id = ${user.id}`;
  return { admin, id: user.id, stored };
}

describe.each(calls)('$what', ({ method, path, json }) => {
  const call = (cookie: string, id: string) =>
    server.request(path(id), { method, headers: { Cookie: cookie }, ...(json && { json }) });

  test('requires a fresh proof and does nothing without one', async () => {
    const { admin, id, stored } = await two();
    const before = await stored();
    clock.advance(freshProofMs);
    const refused = await call(admin.cookie, id);
    expect(refused.status).toBe(403);
    expect(await problemOf(refused)).toBe('proof_required');
    expect(await stored()).toEqual(before);
    // The response does not reveal whether the account exists.
    expect(await problemOf(await call(admin.cookie, '00000000-0000-4000-8000-000000000000'))).toBe(
      'proof_required',
    );

    const proof = await post(
      server,
      '/api/auth/reauthenticate',
      { password: goodPassword },
      { Cookie: admin.cookie },
    );
    expect((await call(cookieOf(proof), id)).ok).toBe(true);
  });

  test('succeeds right after signing in', async () => {
    const { admin, id } = await two();
    clock.advance(freshProofMs - 1);
    expect((await call(admin.cookie, id)).ok).toBe(true);
  });

  test('is rejected for other users, even with a proof', async () => {
    const { id } = await two();
    const other = await member(server);
    expect(await problemOf(await call(other.cookie, id))).toBe('not_allowed');
  });
});

test('reading requires no proof', async () => {
  const { admin } = await two();
  clock.advance(freshProofMs);
  for (const path of ['/api/admin/users', '/api/admin/overview']) {
    expect((await server.request(path, { headers: { Cookie: admin.cookie } })).status).toBe(200);
  }
});
