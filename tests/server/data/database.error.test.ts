import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, isDatabaseUnavailable } from '../../../server/data/db.ts';
import type { Sql, TransactionSql } from '../../../server/data/db.ts';
import { testDatabase } from '../harness.ts';
import { postgresProxy } from '../support/postgresProxy.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let sql: Sql;
let admin: Sql;

beforeAll(async () => {
  database = await testDatabase();
  sql = connect(database.url);
  admin = connect(database.url);
  await sql`create table tally (who integer)`;
});
afterAll(async () => {
  await sql.end();
  await admin.end();
  await database.drop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the backend of a transaction after `afterMs`, as a stopped or crashed database would. */
async function lose(tx: TransactionSql, afterMs: number): Promise<void> {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  setTimeout(() => void admin`select pg_terminate_backend(${row!.pid})`.execute(), afterMs);
}

test.each([1, 2, 3, 4])('a connection lost at message %i fails only its query', async (nth) => {
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  const proxy = await postgresProxy(database.url);
  const pool = connect(proxy.url, { max: 1 });
  const ask = () => pool<{ list: string }[]>`select ${['a', 'b']}::text[]::text as list`;

  proxy.cutAtMessage(nth);
  const outcomes: unknown[] = [];
  // Enough queries for a connection to send that many messages.
  for (let asked = 0; asked < nth; asked += 1)
    outcomes.push(
      await ask().then(
        ([row]) => row?.list,
        (error: unknown) => isDatabaseUnavailable(error),
      ),
    );
  expect(outcomes).toContain(true);
  await proxy.restore();
  await expect.poll(() => ask().catch(() => [])).toEqual([{ list: '{a,b}' }]);
  await pause(50);
  expect(rejections).toEqual([]);

  process.off('unhandledRejection', onRejection);
  await pool.end({ timeout: 1 });
  await proxy.close();
});

test.each([
  ['in the middle of a statement', (tx: TransactionSql) => tx`select pg_sleep(1)`],
  ['between two statements', () => pause(150)],
  [
    'among statements sent together',
    (tx: TransactionSql) =>
      Promise.all([
        tx`select pg_sleep(1)`,
        tx`insert into tally values (2)`,
        tx`insert into tally values (3)`,
      ]),
  ],
])(
  'a connection lost %s of a transaction fails it, stores nothing and affects nothing else',
  async (_, work) => {
    for (let round = 0; round < 5; round += 1) {
      const lost = sql.begin(async (tx) => {
        await tx`insert into tally values (1)`;
        await lose(tx, 20 * round);
        await work(tx);
        await tx`insert into tally values (4)`;
      });
      const others = Promise.all([...Array(20).keys()].map((number) => sql`select ${number}::int as number`));
      const error: unknown = await lost.catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect((await others).map(([row]) => row?.number)).toEqual([...Array(20).keys()]);
    }
    const [stored] = await sql`select count(*)::int as count from tally`;
    expect(stored).toEqual({ count: 0 });
    await sql.begin((tx) => tx`insert into tally values (5)`);
    expect(await sql`delete from tally returning who`).toEqual([{ who: 5 }]);
  },
);

test('a connection lost while the first statements follow begin at once stores nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const lost = sql.beginPipelined((tx) =>
      Promise.all([
        tx`insert into tally values (1)`,
        lose(tx, 20 * round),
        tx`select pg_sleep(1)`,
        tx`insert into tally values (2)`,
      ]),
    );
    const error: unknown = await lost.catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
  }
  const refused = sql.beginPipelined(async (tx) => {
    await tx`insert into tally values (3)`;
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await sql.beginPipelined((tx) => Promise.all([tx`insert into tally values (4)`, tx`select`]));
  expect(await sql`delete from tally returning who`).toEqual([{ who: 4 }]);
});
