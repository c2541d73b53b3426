import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, poolSize } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { testDatabase } from '../harness.ts';
import { collectYoungObjects, leastGrowth } from '../support/memory.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let sql: Sql;

beforeAll(async () => {
  database = await testDatabase();
  sql = connect(database.url);
  await sql`create table tally (who integer)`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

test('runs more transactions and statements at once than it has connections', async () => {
  const count = 10 * poolSize;
  const transactions = Array.from({ length: count }, (_, who) =>
    sql.begin(async (tx) => {
      await tx`insert into tally values (${who})`;
      const [row] = await tx<{ mine: boolean }[]>`
        select bool_and(who = ${who}) as mine from tally where xmin::text::xid8 = pg_current_xact_id()`;
      if (who % 2) throw new Error('rolled back');
      return row?.mine;
    }),
  );
  const statements = Array.from({ length: count }, (_, number) => sql`select ${number}::int as number`);
  const ended = await Promise.allSettled(transactions);
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(count / 2);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toEqual(
    Array.from({ length: count / 2 }, () => ({ status: 'fulfilled', value: true })),
  );
  expect((await Promise.all(statements)).map(([row]) => row?.number)).toEqual([...Array(count).keys()]);
  const [stored] = await sql`select count(*)::int as count, bool_and(who % 2 = 0) as even from tally`;
  expect(stored).toEqual({ count: count / 2, even: true });
});

test('answers each query of a template by itself, and names the statement that fails', async () => {
  const divided = (by: number) => sql<{ number: number }[]>`select 12 / ${by}::int as number`;
  const answers = await Promise.allSettled([divided(2), divided(0), divided(3)]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.number : null))).toEqual([
    6,
    null,
    4,
  ]);
  expect(answers[1]).toMatchObject({ reason: { code: '22012', query: 'select 12 / $1::int as number' } });
  const positive = sql`number > 0`;
  expect(
    await sql`select number from (values (${-1}::int), (${5}::int)) n (number) where ${positive}`,
  ).toEqual([{ number: 5 }]);
});

test('leaves the memory of settled queries to collections of young objects', async () => {
  const queries = 2_000;
  const text = 'x'.repeat(5_000);
  const ask = async () => {
    for (let count = 0; count < queries; count += 1) await sql`select ${text + count} as text`;
    return () => {};
  };
  const kept = await leastGrowth('heapUsed', ask, { collectAfter: collectYoungObjects });
  expect(kept).toBeLessThan((queries * text.length) / 4);
});

test('passes arrays of any texts unchanged', async () => {
  const texts = [
    '',
    'a, b',
    'NULL',
    null,
    '{}',
    '"quoted"',
    'back\\slash\\',
    "O'Neill",
    ' two\nlines ',
    'é 🎖',
  ];
  expect(
    await sql`select text from unnest(${texts}::text[]) with ordinality as list (text, ordinal) order by ordinal`,
  ).toEqual(texts.map((text) => ({ text })));
  expect(await sql`select 1 as one where 'a' = any(${[]}::text[])`).toEqual([]);
});

test('reserves separate connections', async () => {
  const pool = connect(database.url);
  const [one, other] = await Promise.all([pool.reserve(), pool.reserve()]);
  await one`create temporary table mine as select 1 as number`;
  await Promise.all(Array.from({ length: poolSize }, () => pool`select pg_sleep(0.01)`));
  expect(await one`select number from mine`).toEqual([{ number: 1 }]);
  await expect(other`select number from mine`).rejects.toThrow('"mine" does not exist');
  const [backend] = await one<{ pid: number }[]>`select pg_backend_pid() as pid`;
  one.release();
  other.release();
  await expect.poll(() => sql`select from pg_stat_activity where pid = ${backend!.pid}`).toHaveLength(0);
  await pool.end();
});
