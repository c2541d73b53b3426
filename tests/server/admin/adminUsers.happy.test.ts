import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminOverview, AdminUser } from '../../../machines/admin/model/index.ts';
import { roles } from '../../../machines/account/model/index.ts';
import type { Role } from '../../../machines/account/model/index.ts';
import { adminOverviewSchema, adminUsersSchema } from '../../../machines/admin/model/adminUsers.ts';
import { createRecentRequests } from '../../../server/recentRequests.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  cookieOf,
  goodPassword,
  member,
  minuteMs,
  newEmail,
  signIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { memberWithSecondFactor } from '../support/authenticator.ts';
import { plainText } from '../../../machines/model/text/plainText.ts';
import { join, organization } from '../support/organizations.ts';

const clock = testClock();
let server: Server;
let admin: string;
beforeAll(async () => {
  server = await accountServer({ clock });
  admin = await server.signIn('admin');
  await server.signIn('admin');
});
afterAll(() => server.close());

const get = async (path: string) => {
  const answer = await server.request(path, { headers: { Cookie: admin } });
  expect(answer.status, path).toBe(200);
  return answer.json();
};
interface Page {
  users: AdminUser[];
  nextCursor: string | null;
}
const list = async (query = '') => adminUsersSchema.parse(await get(`/api/admin/users${query}`)) as Page;
const change = (id: string, json: object) =>
  server.request(`/api/admin/users/${id}`, { method: 'PATCH', json, headers: { Cookie: admin } });
const add = async (email: string, fullName: string | null, role: Role = 'user') => {
  const user = await server.deps.accounts.users.add({ email, fullName, passwordHash: 'none' });
  if (role !== 'user') await server.deps.accounts.users.setRole(user!.id, role);
  clock.advance(1);
  return user!.id;
};

describe('the list of people', () => {
  test('shows each person, newest first', async () => {
    // Makes sure that nobody else was created at the same time.
    clock.advance(1);
    const person = await memberWithSecondFactor(server);
    const before = clock.now().toISOString();
    clock.advance(1);
    await signIn(server, (await member(server)).email);
    const { users } = await list('?limit=2');
    expect(users).toHaveLength(2);
    expect(users[0]).toMatchObject({ role: 'user', banned: false, sessions: 2, secondFactor: false });
    expect(users[1]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email: person.email,
      fullName: null,
      role: 'user',
      countedRole: 'user',
      veteranVerified: false,
      banned: false,
      createdAt: before,
      lastSeenAt: before,
      sessions: 1,
      secondFactor: true,
    });
    clock.advance(1);
  });

  test('does not count expired sessions', async () => {
    const { email } = await member(server);
    clock.advance(8 * 24 * 60 * minuteMs);
    admin = await server.signIn('admin');
    const [found] = (await list(`?q=${email}`)).users;
    expect(found).toMatchObject({ email, sessions: 0, lastSeenAt: null });
  });

  test('is paged without duplicates while people are added', async () => {
    const ids = [];
    for (let index = 0; index < 7; index += 1) ids.push(await add(`paged${index}@pages.example`, null));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(`?q=pages.example&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.users.map(({ id }) => id));
      cursor = page.nextCursor;
      if (seen.length === 4) await add('late@pages.example', null);
    } while (cursor !== null);
    expect(seen).toEqual(ids.toReversed());
  });

  test('pages through people who were created at the same time', async () => {
    const { users } = server.deps.accounts;
    for (let index = 0; index < 5; index += 1) {
      await users.add({ email: `same${index}@instant.example`, fullName: null, passwordHash: null });
    }
    const first = await list('?q=instant.example&limit=3');
    const rest = await list(`?q=instant.example&limit=3&cursor=${first.nextCursor}`);
    expect(new Set([...first.users, ...rest.users].map(({ id }) => id)).size).toBe(5);
    expect(rest.nextCursor).toBeNull();
    clock.advance(1);
  });

  test.for([
    ['part of an email', 'nia.okafor', 'nia.okafor@search.example'],
    ['part of a name in capitals', 'OKAF', 'nia.okafor@search.example'],
    ['two letters', 'ć', 'petar@search.example'],
    ['text with pattern characters', '100%_\\', 'odd@search.example'],
  ])('can be searched by %s', async ([, q, email]) => {
    await add(`nia.okafor.${Math.random()}@elsewhere.example`, null).catch(() => {});
    await server.deps.accounts.users.add({
      email: 'nia.okafor@search.example',
      fullName: 'Nia Okafor',
      passwordHash: null,
    });
    await server.deps.accounts.users.add({
      email: 'petar@search.example',
      fullName: 'Petar Jurić',
      passwordHash: null,
    });
    await server.deps.accounts.users.add({
      email: 'odd@search.example',
      fullName: 'Odd 100%_\\ Name',
      passwordHash: null,
    });
    const { users } = await list(`?q=${encodeURIComponent(q!)}`);
    expect(users.map((user) => user.email)).toContain(email);
    for (const user of users) {
      expect(plainText(`${user.email}\n${user.fullName ?? ''}`)).toContain(plainText(q!));
    }
  });

  test.for(['user', 'recruiter', 'admin'] as Role[])('can be filtered by role: %s', async (role) => {
    await add(newEmail(), null, role);
    const explicit = await add(newEmail(), null);
    await server.deps.accounts.users.setRole(explicit, 'user');
    const { users } = await list(`?role=${role}&limit=200`);
    expect(users.length).toBeGreaterThan(0);
    expect(new Set(users.map((user) => user.role))).toEqual(new Set([role]));
    expect(users.some(({ id }) => id === explicit)).toBe(role === 'user');
  });

  test.for([
    '?role=king',
    '?limit=0',
    '?limit=201',
    '?cursor=x',
    '?q=%00',
    `?q=${'a'.repeat(201)}`,
    '?more=1',
  ])('rejects %s', async (query) => {
    const answer = await server.request(`/api/admin/users${query}`, { headers: { Cookie: admin } });
    expect(answer.status).toBe(422);
  });
});

describe('changing a user', () => {
  test('applies a new role to the next request of an open session', async () => {
    const person = await member(server);
    const { user } = (await whoIs(server, person.cookie)) as { user: { id: string } };
    const answer = await change(user.id, { role: 'recruiter' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id: user.id, role: 'recruiter' });
    expect(await whoIs(server, person.cookie)).toMatchObject({ role: 'recruiter' });
    await change(user.id, { role: 'user' });
    expect(await whoIs(server, person.cookie)).toMatchObject({ role: 'user' });
  });

  test('signs out a new administrator, but not an existing one', async () => {
    const person = await member(server);
    const { user } = (await whoIs(server, person.cookie)) as { user: { id: string } };
    expect((await change(user.id, { role: 'admin' })).status).toBe(200);
    expect((await whoIs(server, person.cookie)).user).toBeNull();
    const cookie = cookieOf(await signIn(server, person.email));
    expect(await whoIs(server, cookie)).toMatchObject({ role: 'admin' });
    expect((await change(user.id, { role: 'admin' })).status).toBe(200);
    expect(await whoIs(server, cookie)).toMatchObject({ role: 'admin' });
    await change(user.id, { role: 'user' });
  });

  test('a ban ends every session and prevents signing in until it is lifted', async () => {
    const person = await member(server);
    const { user } = (await whoIs(server, person.cookie)) as { user: { id: string } };
    expect(await (await change(user.id, { banned: true })).json()).toMatchObject({
      banned: true,
      sessions: 0,
    });
    expect((await whoIs(server, person.cookie)).user).toBeNull();
    const refused = await signIn(server, person.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'banned' });
    expect(refused.headers.get('set-cookie')).toBeNull();

    expect(await (await change(user.id, { banned: false })).json()).toMatchObject({ banned: false });
    const cookie = cookieOf(await signIn(server, person.email));
    expect((await whoIs(server, cookie)).user).toMatchObject({ email: person.email });
  });

  test('an empty change does nothing', async () => {
    const id = await add(newEmail(), null, 'hospital');
    expect(await (await change(id, {})).json()).toMatchObject({ role: 'hospital', banned: false });
  });

  test('signing out ends every session, and the user may sign in again', async () => {
    const person = await member(server);
    const { user } = (await whoIs(server, person.cookie)) as { user: { id: string } };
    const path = `/api/admin/users/${user.id}/sign-out`;
    expect((await server.request(path, { method: 'POST', headers: { Cookie: admin } })).status).toBe(204);
    expect((await whoIs(server, person.cookie)).user).toBeNull();
    expect((await signIn(server, person.email)).status).toBe(200);
  });

  test('deletion removes all data of the user', async () => {
    const person = await memberWithSecondFactor(server);
    const { user } = (await whoIs(server, person.cookie)) as { user: { id: string } };
    const path = `/api/admin/users/${user.id}`;
    expect((await server.request(path, { method: 'DELETE', headers: { Cookie: admin } })).status).toBe(204);
    for (const table of ['sessions', 'second_factors', 'recovery_codes', 'profiles', 'user_roles']) {
      expect(
        await server.sql`select from ${server.sql(table)} where user_id = ${user.id}`,
        table,
      ).toHaveLength(0);
    }
    expect((await signIn(server, person.email, goodPassword)).status).toBe(401);
    expect((await server.request(path, { method: 'DELETE', headers: { Cookie: admin } })).status).toBe(404);
  });
});

const overview = async () => adminOverviewSchema.parse(await get('/api/admin/overview')) as AdminOverview;

describe('the overview', () => {
  test('counts people, sessions, leads and requests for solutions', async () => {
    const before = await overview();
    await add(newEmail(), null, 'hospital');
    const banned = await add(newEmail(), null);
    await change(banned, { banned: true });
    const person = await memberWithSecondFactor(server);
    await server.sql`update users set veteran_verified = true where email = ${person.email}`;
    await server.sql`insert into leads (name, email) values ('A', 'a@b.example')`;
    await server.sql`insert into custom_solution_leads (name, email, organization) values ('A', 'a@b.example', 'O')`;
    const { users, sessions, leads, solutions } = await overview();
    expect(users).toEqual({
      total: before.users.total + 3,
      byRole: {
        ...before.users.byRole,
        user: before.users.byRole['user']! + 2,
        hospital: before.users.byRole['hospital']! + 1,
      },
      banned: before.users.banned + 1,
      veteranVerified: before.users.veteranVerified + 1,
      secondFactor: before.users.secondFactor + 1,
    });
    expect(Object.values(users.byRole).reduce((sum, count) => sum + count)).toBe(users.total);
    // Whoever works for an organization counts by its kind, administrators as such.
    const { owner } = await organization(server, { kind: 'employer' });
    await organization(server, { kind: 'nonprofit' });
    const staffed = (await overview()).users;
    expect(staffed.byRole).toEqual({
      ...users.byRole,
      recruiter: users.byRole['recruiter']! + 1,
      nonprofit: users.byRole['nonprofit']! + 1,
    });
    await server.sql`
      insert into user_roles values (${owner.id}, 'admin') on conflict (user_id) do update set role = 'admin'`;
    const promoted = (await overview()).users.byRole;
    expect([promoted['recruiter'], promoted['admin']]).toEqual([
      users.byRole['recruiter'],
      users.byRole['admin']! + 1,
    ]);
    expect([sessions, leads, solutions]).toEqual([
      before.sessions + 1,
      before.leads + 1,
      before.solutions + 1,
    ]);
  });

  test('counts each account as what the list shows and finds it as', async () => {
    const first = await organization(server, { kind: 'university' });
    clock.advance(1);
    const second = await organization(server, { kind: 'hospital' });
    await join(server, second, 'viewer', first.owner);
    const recruiter = await add(newEmail(), null, 'recruiter');
    const { email } = first.owner;
    // The first organization counts, whatever is stored. A search finds them by it, too.
    for (const query of [`?q=${email}`, `?q=${email}&role=university`])
      expect((await list(query)).users).toMatchObject([{ role: 'user', countedRole: 'university' }]);
    for (const role of ['user', 'hospital'])
      expect((await list(`?q=${email}&role=${role}`)).users).toEqual([]);
    expect((await list('?role=recruiter')).users.map(({ id }) => id)).toContain(recruiter);
    const { users } = await overview();
    for (const role of roles) {
      const found: AdminUser[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await list(`?role=${role}&limit=200${cursor ? `&cursor=${cursor}` : ''}`);
        found.push(...page.users);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found.map((user) => user.countedRole).filter((counted) => counted !== role)).toEqual([]);
      expect(found, role).toHaveLength(users.byRole[role]!);
    }
  });

  test('counts the organizations that wait for approval', async () => {
    const before = (await overview()).waiting;
    const owner = await server.signIn('user');
    const created = await server.request('/api/organizations', {
      method: 'POST',
      headers: { cookie: owner, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'employer', name: 'An Employer That Waits' }),
    });
    expect(created.status).toBe(201);
    const { oldest, ...counts } = (await overview()).waiting;
    expect(counts).toEqual({
      organizations: before.organizations + 1,
      reports: before.reports,
      requests: before.requests,
    });
    expect(oldest.at(-1)).toMatchObject({ part: 'organizations', name: 'An Employer That Waits' });
  });

  test('shows the state of server, database and mail', async () => {
    const { health } = await overview();
    expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(health.database).toMatchObject({ reachable: true });
    expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
    expect(health.database.latencyMs).toBeGreaterThan(0);
    expect(health.memoryBytes).toBeGreaterThan(10_000_000);
    expect(health.feedStreams).toBe(0);
    expect(health.assistant).toEqual({ engine: 'library', host: null, model: null, isResting: false });
    await server.deps.mail.deliverDue();
    expect((await overview()).health.mail).toEqual({ waiting: 0, failing: 0 });
    await server.sql`
      insert into mail_outbox (kind, recipient, requested_at, due_at, attempts)
      select 'confirm', 'a@b.example', now(), now() + interval '1 day', attempts from unnest(array[0, 0, 3]) as attempts`;
    expect((await overview()).health.mail).toEqual({ waiting: 3, failing: 1 });
    await server.sql`delete from mail_outbox`;
  });

  test('shows the requests of the last hour per minute', async () => {
    clock.advance(2 * minuteMs);
    for (let index = 0; index < 5; index += 1) await server.request('/healthz');
    clock.advance(minuteMs);
    const { health } = await overview();
    expect(health.requests).toHaveLength(60);
    expect(health.requests.at(-1)?.value).toBe(5);
    expect(health.requests.at(-2)?.value).toBe(0);
    expect(health.errors.at(-1)?.value).toBe(0);
    expect(health.p95Ms.at(-1)?.value).toBeGreaterThan(0);
    const gap = Date.parse(health.requests[1]!.at) - Date.parse(health.requests[0]!.at);
    expect(gap).toBe(minuteMs);
  });
});

describe('requests of the last hour', () => {
  test('are counted per complete minute, with errors and the 95th percentile', () => {
    const at = testClock(new Date('2026-11-21T10:00:30Z'));
    const recent = createRecentRequests(at);
    for (let ms = 1; ms <= 100; ms += 1) recent.record({ status: ms > 97 ? 503 : 200, ms });
    expect(recent.lastHour()).toEqual([]);
    at.advance(minuteMs);
    const [first, ...more] = recent.lastHour();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ at: new Date('2026-11-21T10:00:00Z'), requests: 100, errors: 3 });
    // Accurate to one fifth, the distance between two bounds.
    expect(first!.p95Ms).toBeGreaterThanOrEqual(95);
    expect(first!.p95Ms).toBeLessThan(95 * 1.2);
  });

  test('never cover more than an hour', () => {
    const at = testClock(new Date('2026-11-21T10:00:00Z'));
    const recent = createRecentRequests(at);
    for (let minute = 0; minute < 1_000; minute += 1) {
      recent.record({ status: 200, ms: 5 });
      at.advance(minuteMs);
    }
    expect(recent.lastHour()).toHaveLength(60);
    expect(recent.lastHour().every(({ requests }) => requests === 1)).toBe(true);
    at.advance(30 * minuteMs);
    expect(recent.lastHour().map(({ requests }) => requests)).toEqual([
      ...Array(30).fill(1),
      ...Array(30).fill(0),
    ]);
    at.advance(60 * minuteMs);
    expect(recent.lastHour().some(({ requests }) => requests > 0)).toBe(false);
  });

  test.for([0, 0.4, 1e9, Number.MIN_VALUE])('include a duration of %d ms', (ms) => {
    const at = testClock();
    const recent = createRecentRequests(at);
    recent.record({ status: 200, ms });
    at.advance(minuteMs);
    expect(recent.lastHour()[0]!.p95Ms).toBeGreaterThan(0);
  });
});
