import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired, startHousekeeping } from '../../../server/jobs/housekeeping.ts';
import { createSweepTime, steadyMs } from '../../../server/data/sweepTime.ts';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { startReminders } from '../../../server/exchange/notifications/reminders.ts';
import { testClock } from '../harness.ts';
import { accountServer, dayMs, hourMs, minuteMs } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { factsAfter, saveProgram } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import { person } from '../support/organizations.ts';
import { bellOf, note } from '../support/reminders.ts';

const jumpMs = 40 * dayMs;

let clock = testClock();
let server: Server;
/** Of the background. Its database has a clock that the tests can set. */
let sql: Sql;
beforeAll(async () => {
  server = await accountServer({ clock: { now: () => clock.now() } });
  const name = new URL(server.databaseUrl).pathname.slice(1);
  await server.sql.unsafe(`
    create schema fast;
    grant usage on schema fast to public;
    create table fast.clock (ahead interval not null);
    insert into fast.clock values ('0');
    create function fast.clock_timestamp() returns timestamptz language sql security definer
      as 'select pg_catalog.clock_timestamp() + ahead from fast.clock';
    alter database ${name} set search_path = fast, pg_catalog, public`);
  sql = connect(server.databaseUrl, { max: 2, role: appRole, purpose: 'maintenance' });
});
beforeEach(async () => {
  clock = testClock();
  await setDatabase(0);
  // Other tests store times of the future.
  for (const table of ['sessions', 'commands', 'leads']) await server.sql`delete from ${server.sql(table)}`;
});
afterAll(async () => {
  await sql.end();
  await server.close();
});

const setDatabase = (aheadMs: number) =>
  server.sql`update fast.clock set ahead = ${aheadMs} * interval '1 millisecond'`;
const advanceBoth = async (ms: number) => {
  clock.advance(ms);
  await server.sql`update fast.clock set ahead = ahead + ${ms} * interval '1 millisecond'`;
};

/** What a server of its own would say. `pass`: time goes by, on all clocks. */
function sweeping() {
  let elapsedMs = 0;
  const warnings: string[] = [];
  const log = pino({}, { write: (line: string) => warnings.push(line) });
  const sweepTime = createSweepTime({ sql, clock, log, elapsedMs: () => elapsedMs });
  async function pass(ms: number): Promise<void> {
    elapsedMs += ms;
    await advanceBoth(ms);
  }
  return { sweepTime, pass, warnings, log };
}
const closeTo = (time: Date | null, expected: Date) =>
  expect(Math.abs(time!.getTime() - expected.getTime())).toBeLessThan(10 * minuteMs);

describe('the time of sweeps', () => {
  test('is the earlier of two that are close', async () => {
    await person(server);
    const { sweepTime, warnings } = sweeping();
    const now = clock.now();
    clock.advance(20 * hourMs);
    closeTo(await sweepTime(), now);
    await setDatabase(23 * hourMs);
    closeTo(await sweepTime(), clock.now());
    expect(warnings).toEqual([]);
  });

  test.each([
    { whose: "the server's clock is ahead", set: () => clock.advance(jumpMs) },
    { whose: "the database's clock is ahead", set: () => setDatabase(jumpMs) },
  ])('is unknown while $whose, however long, and the log says so once', async ({ set }) => {
    await person(server);
    const { sweepTime, pass, warnings } = sweeping();
    expect(await sweepTime()).not.toBeNull();
    await set();
    expect(await sweepTime()).toBeNull();
    await pass(2 * steadyMs);
    expect(await sweepTime()).toBeNull();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('a clock seems to be ahead');
  });

  test('is unknown while both have jumped, and known when they are back', async () => {
    await person(server);
    const { sweepTime, pass } = sweeping();
    await pass(10 * dayMs);
    expect(await sweepTime()).toBeNull();
    await advanceBoth(-10 * dayMs);
    closeTo(await sweepTime(), clock.now());
    await pass(10 * dayMs);
    closeTo(await sweepTime(), clock.now());
    await advanceBoth(jumpMs);
    expect(await sweepTime()).toBeNull();
    await advanceBoth(-jumpMs);
    closeTo(await sweepTime(), clock.now());
  });

  test('is unknown at the start if nothing was stored for more than a day, until both went on for an hour', async () => {
    await person(server);
    await advanceBoth(jumpMs);
    const { sweepTime, pass } = sweeping();
    expect(await sweepTime()).toBeNull();
    await pass(steadyMs / 2);
    expect(await sweepTime()).toBeNull();
    // Another jump.
    await advanceBoth(jumpMs);
    await pass(steadyMs / 2);
    expect(await sweepTime()).toBeNull();
    await pass(steadyMs);
    closeTo(await sweepTime(), clock.now());
  });

  test('is known at the start soon after something was stored, and if nothing ever was', async () => {
    await person(server);
    await advanceBoth(20 * hourMs);
    expect(await sweeping().sweepTime()).not.toBeNull();
    await advanceBoth(jumpMs);
    await server.sql`delete from sessions`;
    closeTo(await sweeping().sweepTime(), clock.now());
  });
});

/** A listing that ends in five days, and a person with a session, a command, its fact and a due reminder. */
async function everything() {
  const lists = await lister(server);
  const { id } = await published(server, lists);
  const ends = new Date(clock.now().getTime() + 5 * dayMs);
  await server.sql`update published_listings set ends_at = ${ends} where id = ${id}`;
  const val = await person(server);
  await factsAfter(server, val.cookie, saveProgram('Nursing'));
  const left = async () => {
    const [row] = await server.sql`
      select (select status from listings where id = ${id}) as listing,
        (select count(*)::int from sessions where user_id = ${val.id}) as sessions,
        (select count(*)::int from commands where user_id = ${val.id}) as commands,
        (select count(*)::int from facts where user_id = ${val.id}) as facts`;
    return { ...row };
  };
  return { left };
}
const all = { listing: 'published', sessions: 1, commands: 1, facts: 1 };
const nothing = { listing: 'closed', sessions: 0, commands: 0, facts: 0 };

describe('while a clock is ahead', () => {
  test("the housekeeping deletes and closes nothing, and goes on when it isn't", async () => {
    const { left } = await everything();
    const { sweepTime, log } = sweeping();
    const sweep = () => startHousekeeping({ sql, clock, log, sweepTime })();
    await sweep();
    expect(await left()).toEqual(all);
    clock.advance(jumpMs);
    await sweep();
    await setDatabase(jumpMs);
    await sweep();
    expect(await left()).toEqual(all);
    // Without the check, it would.
    await deleteExpired(sql, clock);
    expect(await left()).toEqual(nothing);
  });

  test('and after that time went by, the housekeeping does', async () => {
    const { left } = await everything();
    const { sweepTime, pass, log } = sweeping();
    await sweepTime();
    await pass(jumpMs);
    await startHousekeeping({ sql, clock, log, sweepTime })();
    expect(await left()).toEqual(nothing);
  });

  test('nobody is reminded, and the reminder is kept', async () => {
    const val = await person(server);
    const monday = new Date(clock.now().getTime() + 20 * dayMs);
    await note(server, val, { date: monday.toISOString().slice(0, 10) });
    const { sweepTime, pass, log } = sweeping();
    await sweepTime();
    const remind = () => startReminders({ sql, clock, log, sweepTime })();
    const kept = () => server.sql`select from reminders where user_id = ${val.id}`;
    expect(await kept()).toHaveLength(1);
    await advanceBoth(jumpMs);
    await remind();
    expect(await kept()).toHaveLength(1);
    await advanceBoth(-jumpMs);
    const [{ at } = {}] = await server.sql`select due_at as at from reminders where user_id = ${val.id}`;
    await pass(at.getTime() - clock.now().getTime() + hourMs);
    await remind();
    expect(await kept()).toHaveLength(0);
    await server.sql`update sessions set expires_at = ${new Date(clock.now().getTime() + hourMs)}
      where user_id = ${val.id}`;
    expect(await bellOf(server, val)).toHaveLength(1);
  });

  test('a session is refused, but works again when it is right', async () => {
    const { id, cookie } = await person(server);
    const status = async () => (await server.request('/api/state', { headers: { Cookie: cookie } })).status;
    expect(await status()).toBe(200);
    clock.advance(jumpMs);
    expect(await status()).toBe(401);
    clock.advance(-jumpMs);
    expect(await status()).toBe(200);
    expect(await server.sql`select from sessions where user_id = ${id}`).toHaveLength(1);
  });
});
