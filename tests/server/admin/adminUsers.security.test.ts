import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  accountServer,
  goodPassword,
  member,
  newEmail,
  signIn,
  whoIs,
  problemOf,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { openEventStream } from '../support/eventStream.ts';

// Each race needs a hundred sign-ins.
vi.setConfig({ testTimeout: 120_000 });

const lines: string[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  server = await accountServer({ onLog: (line) => lines.push(line) });
  ({ url } = await server.listen());
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from users`;
});

const idOf = async (cookie: string) => ((await whoIs(server, cookie)) as { user: { id: string } }).user.id;
const patch = (cookie: string, id: string, json: object) =>
  server.request(`/api/admin/users/${id}`, { method: 'PATCH', json, headers: { Cookie: cookie } });
const remove = (cookie: string, id: string) =>
  server.request(`/api/admin/users/${id}`, { method: 'DELETE', headers: { Cookie: cookie } });
const signOutAll = (cookie: string, id: string) =>
  server.request(`/api/admin/users/${id}/sign-out`, { method: 'POST', headers: { Cookie: cookie } });

/** Administrators who can sign in. */
async function administrators(): Promise<number> {
  const rows = await server.sql`
    select from user_roles r join users u on u.id = r.user_id where r.role = 'admin' and u.banned_at is null`;
  return rows.length;
}

/** Everything that can remove an administrator. */
const removals: [string, (cookie: string, id: string) => Promise<Response>][] = [
  ['demoting', (cookie, id) => patch(cookie, id, { role: 'user' })],
  ['banning', (cookie, id) => patch(cookie, id, { banned: true })],
  ['demoting and banning', (cookie, id) => patch(cookie, id, { role: 'recruiter', banned: true })],
  ['deleting', remove],
];

describe('an administrator', () => {
  test.for(removals)("can't remove themselves by %s", async ([, take]) => {
    const alone = await server.signIn('admin');
    const last = await take(alone, await idOf(alone));
    expect(last.status).toBe(409);
    expect(await problemOf(last)).toBe('last_administrator');
    const other = await server.signIn('admin');
    const own = await take(alone, await idOf(alone));
    expect(own.status).toBe(409);
    expect(await problemOf(own)).toBe('own_account');
    expect(await whoIs(server, alone)).toMatchObject({ role: 'admin' });
    // As a control, another administrator can.
    expect((await take(other, await idOf(alone))).ok).toBe(true);
    expect(await administrators()).toBe(1);
  });

  test("can't bypass that with an id in capitals", async () => {
    const cookie = await server.signIn('admin');
    await server.signIn('admin');
    expect(await problemOf(await remove(cookie, (await idOf(cookie)).toUpperCase()))).toBe('own_account');
  });

  test('can promote, sign out or leave themselves unchanged', async () => {
    const cookie = await server.signIn('admin');
    const id = await idOf(cookie);
    expect((await patch(cookie, id, { role: 'admin', banned: false })).status).toBe(200);
    expect((await patch(cookie, id, {})).status).toBe(200);
    expect((await signOutAll(cookie, id)).status).toBe(204);
    expect((await whoIs(server, cookie)).user).toBeNull();
  });

  test('does not count as remaining if banned', async () => {
    const [one, two] = [await server.signIn('admin'), await server.signIn('admin')];
    const [oneId, twoId] = [await idOf(one), await idOf(two)];
    expect((await patch(one, twoId, { banned: true })).status).toBe(200);
    expect(await problemOf(await patch(one, oneId, { role: 'user' }))).toBe('last_administrator');
    expect(await administrators()).toBe(1);
  });

  test("can't delete their account if they are the last one", async () => {
    const { email, cookie } = await member(server);
    await server.sql`insert into user_roles select id, 'admin' from users where email = ${email}`;
    const leave = () => server.request('/api/auth/user', { method: 'DELETE', headers: { Cookie: cookie } });
    const refused = await leave();
    expect(await problemOf(refused)).toBe('last_administrator');
    expect(await whoIs(server, cookie)).toMatchObject({ role: 'admin' });
    await server.signIn('admin');
    expect((await leave()).status).toBe(204);
    expect(await administrators()).toBe(1);
  });

  test.for(removals)(
    '%s each other at the same moment: one remains, in each of 50 rounds',
    async ([, take]) => {
      for (let round = 0; round < 50; round += 1) {
        await server.sql`delete from users`;
        const [one, two] = [await server.signIn('admin'), await server.signIn('admin')];
        const [oneId, twoId] = [await idOf(one), await idOf(two)];
        const answers = await Promise.all([take(one, twoId), take(two, oneId)]);
        expect(await administrators()).toBe(1);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      }
    },
  );

  test('one remains when many remove each other in a circle', async () => {
    for (let round = 0; round < 10; round += 1) {
      await server.sql`delete from users`;
      const cookies = await Promise.all(Array.from({ length: 6 }, () => server.signIn('admin')));
      const ids = await Promise.all(cookies.map(idOf));
      await Promise.all(
        cookies.map((cookie, index) =>
          removals[index % removals.length]![1](cookie, ids[(index + 1) % ids.length]!),
        ),
      );
      expect(await administrators()).toBeGreaterThan(0);
    }
  });
});

describe('a ban', () => {
  test('is only revealed after the correct password', async () => {
    const admin = await server.signIn('admin');
    const person = await member(server);
    await patch(admin, await idOf(person.cookie), { banned: true });
    const wrong = await signIn(server, person.email, 'somebody else 5 lamps');
    const unknown = await signIn(server, newEmail(), 'somebody else 5 lamps');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await problemOf(wrong)).toBe('invalid_credentials');
    expect((await signIn(server, person.email, goodPassword)).status).toBe(403);
  });

  test('ends sessions that start at the same moment, in each of 50 rounds', async () => {
    const admin = await server.signIn('admin');
    for (let round = 0; round < 50; round += 1) {
      const user = await server.deps.accounts.users.add({
        email: newEmail(),
        fullName: null,
        passwordHash: 'none',
      });
      const begin = () =>
        server.deps.sessions.begin(user!).then(
          () => 'begun',
          (error: { code?: string }) => error.code,
        );
      const outcomes = await Promise.all([
        ...Array.from({ length: 4 }, begin),
        patch(admin, user!.id, { banned: true }).then(({ status }) => status),
        ...Array.from({ length: 4 }, begin),
      ]);
      expect(outcomes.filter((outcome) => outcome !== 'begun' && outcome !== 'VB001')).toEqual([200]);
      expect(await server.sql`select from sessions where user_id = ${user!.id}`).toHaveLength(0);
    }
  });

  test('applies however it was set and however the session starts', async () => {
    const user = await server.deps.accounts.users.add({
      email: newEmail(),
      fullName: null,
      passwordHash: 'none',
    });
    const { token } = await server.deps.sessions.begin(user!);
    await server.sql`update users set banned_at = now() where id = ${user!.id}`;
    expect(await server.deps.sessions.validate(token)).toBeNull();
    await expect(
      server.sql`insert into sessions (id, user_id, created_at, expires_at, ends_at, proven_at, last_seen_at)
        values ('x', ${user!.id}, now(), now(), now(), now(), now())`,
    ).rejects.toMatchObject({ code: 'VB001' });
  });
});

describe('open streams of an administrator end', () => {
  test.for([
    ...removals.map(([name, take]) => [name, take, name === 'demoting' ? 'role' : 'session'] as const),
    ['signing out', signOutAll, 'session'] as const,
  ])('after %s', async ([, act, reason]) => {
    const [boss, other] = [await server.signIn('admin'), await server.signIn('admin')];
    const streams = await Promise.all(
      [boss, other].map((cookie) => openEventStream(`${url}/api/leads/events`, { cookie })),
    );
    onTestFinished(() => streams.forEach((stream) => stream.close()));
    const [stays, ends] = streams as [(typeof streams)[0], (typeof streams)[0]];
    await Promise.all(streams.map((stream) => stream.until(({ events }) => events.length === 1)));
    expect((await act(boss, await idOf(other))).ok).toBe(true);
    await ends.until(({ isClosed }) => isClosed);
    expect(JSON.parse(ends.events.at(-1)!.data)).toMatchObject({ reason });
    expect(stays.isClosed).toBe(false);
  });
});

describe('administrative changes', () => {
  test.for(['no-id', '00000000-0000-4000-8000-000000000000', '%00', "'; drop table users; --"])(
    'do nothing for an unknown id: %s',
    async (id) => {
      const admin = await server.signIn('admin');
      const path = encodeURIComponent(decodeURIComponent(id));
      const answers = [
        await patch(admin, path, { role: 'admin' }),
        await remove(admin, path),
        await signOutAll(admin, path),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(await administrators()).toBe(1);
    },
  );

  test.for([
    { role: 'king' },
    { banned: 'yes' },
    { veteranVerified: true },
    { email: 'a@b.example' },
    { role: null },
  ])('reject unsupported input: %o', async (wrong) => {
    const admin = await server.signIn('admin');
    const { email, cookie } = await member(server);
    expect((await patch(admin, await idOf(cookie), wrong)).status).toBe(422);
    const [row] = await server.sql`
        select email, veteran_verified as verified, banned_at as banned from users where email = ${email}`;
    expect(row).toEqual({ email, verified: false, banned: null });
  });

  test.for(['user', 'recruiter', 'university', 'hospital', 'nonprofit'] as const)(
    'are forbidden for the role %s and without a session',
    async (role) => {
      const cookie = await server.signIn(role);
      const other = await member(server);
      const id = await idOf(other.cookie);
      for (const [caller, status] of [
        [cookie, 403],
        ['', 401],
      ] as const) {
        const headers: Record<string, string> = caller === '' ? {} : { Cookie: caller };
        for (const answer of [
          await server.request(`/api/admin/users/${id}`, {
            method: 'PATCH',
            json: { role: 'admin' },
            headers,
          }),
          await server.request(`/api/admin/users/${id}`, { method: 'DELETE', headers }),
          await server.request(`/api/admin/users/${id}/sign-out`, { method: 'POST', headers }),
          await server.request('/api/admin/users', { headers }),
          await server.request('/api/admin/overview', { headers }),
        ]) {
          expect(answer.status).toBe(status);
        }
      }
      expect(await whoIs(server, other.cookie)).toMatchObject({ role: 'user' });
    },
  );

  test('are logged without email addresses and names', async () => {
    const admin = await server.signIn('admin');
    const { email, cookie } = await member(server);
    const [by, target] = [await idOf(admin), await idOf(cookie)];
    await server.sql`update users set full_name = 'Nia Okafor' where id = ${target}`;
    lines.length = 0;
    await patch(admin, target, { role: 'recruiter', banned: true });
    await signOutAll(admin, target);
    await remove(admin, target);
    await remove(admin, target);
    const audits = lines
      .map((line) => JSON.parse(line) as { audit?: object })
      .flatMap(({ audit }) => audit ?? []);
    expect(audits).toEqual([
      { by, target, role: 'recruiter', banned: true },
      { by, target, signedOut: true },
      { by, target, deleted: true },
    ]);
    const all = lines.join('\n');
    expect(all).not.toContain(email);
    expect(all).not.toContain('Okafor');
    expect(all).not.toContain(admin.split('=')[1]);
  });
});
