import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startHousekeeping, deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { testClock } from '../harness.ts';
import type { TestClock } from '../harness.ts';
import { accountServer, count, dayMs, mailTo, member, newEmail, post, signUp } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

let clock: TestClock;
let server: Server | undefined;
beforeEach(async () => {
  await server?.close();
  clock = testClock();
  server = await accountServer({ clock });
});
afterAll(() => server?.close());
const here = () => server!;

/** A user with a session, and its token. */
async function begun() {
  const { users } = here().deps.accounts;
  const user = await users.add({
    email: newEmail(),
    fullName: null,
    passwordHash: 'not a password hash',
  });
  const { token, session } = await here().deps.sessions.begin(user!);
  return { user: user!, token, session };
}
const validate = (token: string) => here().deps.sessions.validate(token);

describe('a session', () => {
  test('expires seven days after its last use', async () => {
    const { token } = await begun();
    clock.advance(3 * dayMs);
    expect(await validate(token)).toMatchObject({ fresh: false });
    clock.advance(4 * dayMs);
    expect(await validate(token)).toBeNull();
  });

  test('is renewed by one write in the second half of that time', async () => {
    const { token } = await begun();
    clock.advance(3.6 * dayMs);
    const until = clock.now().getTime() + 7 * dayMs;
    const renewed = await validate(token);
    expect(renewed?.fresh).toBe(true);
    // Lucia reads the system clock, which continues while this runs.
    expect(Math.abs(renewed!.expiresAt.getTime() - until)).toBeLessThan(60_000);
    expect(await validate(token)).toMatchObject({ fresh: false });
    clock.advance(6 * dayMs);
    expect(await validate(token)).not.toBeNull();
  });

  test('ends 30 days after signing in, even if it is used', async () => {
    const { token } = await begun();
    const end = clock.now().getTime() + 30 * dayMs;
    const freshOnes = [];
    for (let day = 1; day < 30; day += 1) {
      clock.advance(dayMs);
      const session = await validate(token);
      expect(session!.expiresAt.getTime()).toBeLessThanOrEqual(end);
      if (session!.fresh) freshOnes.push(day);
    }
    // Every fourth day, and no longer once the end is fixed.
    expect(freshOnes).toEqual([4, 8, 12, 16, 20, 24]);
    clock.advance(dayMs);
    expect(await validate(token)).toBeNull();
  });

  test('has the current role', async () => {
    const { user, token, session } = await begun();
    const { users } = here().deps.accounts;
    expect((await validate(token))?.user).toEqual({ ...user, role: 'user' });
    await users.setRole(user.id, 'admin');
    expect((await validate(token))?.user.role).toBe('admin');
    const other = await begun();
    await here().deps.sessions.end(other.session);
    expect(await here().deps.sessions.rolesOf([session.id, other.session.id])).toEqual(
      new Map([[session.id, 'admin']]),
    );
    expect(await here().deps.sessions.rolesOf([])).toEqual(new Map());
  });

  test.for([
    { how: 'signing out', act: async ({ session }: Begun) => here().deps.sessions.end(session) },
    { how: 'signing out everywhere', act: async ({ user }: Begun) => here().deps.sessions.endAll(user.id) },
    {
      how: 'changing the role',
      act: async ({ user }: Begun) => here().deps.accounts.users.setRole(user.id, 'user'),
    },
    {
      how: 'losing the role',
      act: async ({ user }: Begun) => here().sql`delete from user_roles where user_id = ${user.id}`,
    },
    {
      how: 'deleting the account',
      act: async ({ user }: Begun) => here().sql`delete from users where id = ${user.id}`,
    },
  ])('$how notifies every server', async ({ act }) => {
    const person = await begun();
    await here().deps.accounts.users.setRole(person.user.id, 'admin');
    const notified: string[] = [];
    const { unlisten } = await here().sql.listen('session_ended', (userId) => notified.push(userId));
    await act(person);
    await expect.poll(() => new Set(notified)).toEqual(new Set([person.user.id]));
    await unlisten();
  });
});
type Begun = Awaited<ReturnType<typeof begun>>;

/** Creates at least one row in each of the tables that grow. */
async function traces() {
  here().deps.config.rateLimits = true;
  const { email, password } = await member(here());
  await post(here(), '/api/auth/sign-in', { email, password });
  const waiting = newEmail();
  await signUp(here(), waiting);
  await mailTo(here(), waiting);
  await here().deps.accounts.mailRequests.add('recover', { email: waiting });
}

describe('housekeeping', () => {
  const tables = [
    'sessions',
    'registrations',
    'account_tokens',
    'limits',
    'known_places',
    'kept_mails',
    'mail_outbox',
  ];
  const counts = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(here(), table)])));

  test('deletes expired rows and keeps valid ones', async () => {
    await traces();
    const before = await counts();
    for (const table of tables) expect([table, before[table] > 0]).toEqual([table, true]);
    const { limits: _refilled, ...lasting } = before;
    await deleteExpired(here().sql, clock);
    expect(await counts()).toMatchObject(lasting);

    clock.advance(8 * dayMs);
    await deleteExpired(here().sql, clock);
    expect(await counts()).toEqual({
      ...Object.fromEntries(tables.map((table) => [table, 0])),
      known_places: before['known_places'],
    });
    expect(await count(here(), 'users')).toBe(1);
    clock.advance(83 * dayMs);
    await deleteExpired(here().sql, clock);
    expect(await count(here(), 'known_places')).toBe(0);
  });

  test('runs when a server starts and stops with it', async () => {
    await traces();
    clock.advance(8 * dayMs);
    const { sql, deps } = here();
    const sweepTime = async () => clock.now();
    const stop = startHousekeeping({ sql, clock, log: deps.log, sweepTime });
    await stop();
    expect(await count(here(), 'sessions')).toBe(0);
  });

  test('can run on several servers at once', async () => {
    await traces();
    clock.advance(8 * dayMs);
    await Promise.all(Array.from({ length: 8 }, () => deleteExpired(here().sql, clock)));
    expect(await count(here(), 'registrations')).toBe(0);
  });

  test('deletes few rows per transaction, however many have expired', async () => {
    const { sql } = here();
    await sql`create table deletions (rows integer not null, tx xid8 not null default pg_current_xact_id())`;
    await sql`
      create function note_deletion() returns trigger language plpgsql as
        'begin insert into deletions (rows) select count(*) from gone; return null; end'`;
    await sql`
      create trigger noted after delete on limits referencing old table as gone
        for each statement execute function note_deletion()`;
    await sql`
      insert into limits (key, spent_until)
      select md5(n::text), ${clock.now()} from generate_series(1, 12_000) as n`;
    await deleteExpired(sql, clock);
    expect(await count(here(), 'limits')).toBe(0);
    const [{ deleted, most } = {}] = await sql`
      select sum(rows)::int as deleted, max(rows)::int as most from (
        select sum(rows) as rows from deletions group by tx
      ) as transactions`;
    expect(deleted).toBeGreaterThanOrEqual(12_000);
    expect(most).toBe(500);
    await sql`drop trigger noted on limits`;
    await sql`drop table deletions`;
  });
});
