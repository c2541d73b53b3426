import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.sql`create table pair (id integer primary key, count integer not null)`;
  await server.sql`grant select, update on pair to vetsync_app`;
});
afterAll(() => server.close());

/**
 * Adds one to both rows, each transaction in its own order, once both have locked their first row. When they run again, they have
 * the same order.
 */
async function crossing(begin: 'begin' | 'beginPipelined', failures = 0) {
  await server.sql`truncate pair`;
  await server.sql`insert into pair values (1, 0), (2, 0)`;
  const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
  let locked = 0;
  let runs = 0;
  const add = (...order: [number, number]) => {
    let attempts = 0;
    return server.deps.sql[begin](async (tx) => {
      runs += 1;
      attempts += 1;
      const [first, second] = attempts === 1 ? order : [1, 2];
      await tx`update pair set count = count + 1 where id = ${first}`;
      if ((locked += 1) === 2) resolve();
      await bothLocked;
      if (attempts > 1 && attempts <= 1 + failures)
        throw Object.assign(new Error('deadlock'), { code: '40P01' });
      await tx`update pair set count = count + 1 where id = ${second}`;
    });
  };
  const outcomes = await Promise.allSettled([add(1, 2), add(2, 1)]);
  const rows = await server.sql<{ count: number }[]>`select count from pair order by id`;
  return { outcomes: outcomes.map(({ status }) => status), counts: rows.map(({ count }) => count), runs };
}

test.each(['begin', 'beginPipelined'] as const)(
  'of two transactions that wait for each other, the one that the database ended runs again (%s)',
  async (begin) => {
    const { outcomes, counts, runs } = await crossing(begin);
    expect(outcomes).toEqual(['fulfilled', 'fulfilled']);
    expect(counts).toEqual([2, 2]);
    expect(runs).toBeGreaterThan(2);
  },
);

test('it runs again once only, and stores nothing if that fails, too', async () => {
  const { outcomes, counts, runs } = await crossing('begin', 1);
  const stored = outcomes.filter((outcome) => outcome === 'fulfilled').length;
  // The database may have ended both.
  expect(stored).toBeLessThan(2);
  expect(counts).toEqual([stored, stored]);
  expect(runs).toBe(4 - stored);
});

test('other errors are not repeated', async () => {
  let runs = 0;
  const failing = server.deps.sql.begin(async (tx) => {
    runs += 1;
    await tx`select 1 / 0`;
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(runs).toBe(1);
});
