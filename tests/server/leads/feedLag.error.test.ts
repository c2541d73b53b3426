import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { currentPosition } from '../../../server/data/feedPositions.ts';
import type { Position } from '../../../server/data/feedPositions.ts';
import { createFeedLag } from '../../../server/leads/feedLag.ts';
import { createMetrics } from '../../../server/metrics.ts';
import { newDatabase, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';
import { eachDataDir } from '../support/dataDir.ts';
import { openEmbedded } from '../../../server/data/embedded/index.ts';

// A separate cluster, because transactions of other tests would hold the feed back as well.
const { dataDir } = eachDataDir({ filled: true });
const lines: { level: number; msg: string }[] = [];
const log = pino(
  { level: 'info' },
  { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
);

/** Starts a write transaction. Returns a function that ends it. */
async function openTransaction(sql: Sql): Promise<() => Promise<void>> {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>();
  const ended = sql.begin(async (tx) => {
    await tx`select pg_current_xact_id()`;
    opened();
    await isOver;
  });
  await isOpen;
  return async () => {
    letGo();
    await ended;
  };
}

test('an open write transaction in any database is measured, logged once, and over when it ends', async () => {
  const embedded = await openEmbedded(dataDir(), { serverUrl: null });
  const sql = connect(embedded.url, { statementTimeout: 0 });
  const elsewhere = await newDatabase(embedded.url);
  const other = connect(elsewhere.url, { statementTimeout: 0 });
  const leave = () => sql`insert into leads (name, email) values ('Ann', 'ann@example.org')`;
  let now = 1_000;
  let position: Position | null = null;
  const metrics = createMetrics();
  const lag = createFeedLag({ sql, log, metrics, position: () => position, now: () => now });
  const gauge = async () =>
    Number(/^lead_feed_lag_seconds (\S+)$/m.exec(await metrics.registry.metrics())?.[1]);
  const look = async (afterMs: number) => {
    now += afterMs;
    await lag.look();
    return gauge();
  };

  await leave();
  expect(await look(1_000)).toBe(0);
  for (const [index, database] of [other, sql].entries()) {
    const end = await openTransaction(database);
    // It holds nothing back as long as nothing was committed after it.
    await leave();
    expect(await look(1_000)).toBe(0);
    expect(await look(4_000)).toBe(4);
    expect(lines).toHaveLength(2 * index);
    expect(await look(2_000)).toBe(6);
    for (let tick = 0; tick < 10; tick += 1) await look(1_000);
    expect(await gauge()).toBe(16);
    now += 500;
    expect(await gauge()).toBe(16.5);
    expect(lag.seconds()).toBe(16.5);
    expect(lines).toHaveLength(2 * index + 1);
    expect(lines.at(-1)).toMatchObject({ level: 40, lagSeconds: 6 });
    await end();
    expect(await look(1_000)).toBe(0);
    expect(lines).toHaveLength(2 * index + 2);
    expect(lines.at(-1)).toMatchObject({ level: 30, msg: 'the live feed has caught up' });
  }

  // Overlapping short transactions hold nothing back for long.
  let end = await openTransaction(sql);
  for (let tick = 0; tick < 10; tick += 1) {
    const next = await openTransaction(sql);
    await leave();
    await end();
    end = next;
    expect(await look(1_000)).toBe(0);
  }
  await end();

  // A stored lead that this server has not delivered.
  position = await currentPosition(sql);
  expect(await look(1_000)).toBe(0);
  await leave();
  await look(1_000);
  expect(await look(7_000)).toBe(7);
  expect(lines.at(-1)).toMatchObject({ level: 40, lagSeconds: 7 });
  position = await currentPosition(sql);
  expect(await look(1_000)).toBe(0);

  await Promise.all([sql.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  await elsewhere.drop();
  await embedded.close();
}, 120_000);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { rateLimits: false } });
});
afterAll(() => server.close());

test('is measured continuously and shown to administrators', async () => {
  const stop = server.deps.feedLag.start();
  const end = await openTransaction(server.sql);
  await server.sql`insert into leads (name, email) values ('Ann', 'ann@example.org')`;
  const shown = async () => {
    const headers = { cookie: await server.signIn('admin') };
    const answer = await server.request('/api/admin/overview', { headers });
    return ((await answer.json()) as { health: { feedLagSeconds: number } }).health.feedLagSeconds;
  };
  await expect.poll(shown, { interval: 200 }).toBeGreaterThanOrEqual(2);
  await end();
  await stop();
}, 120_000);

test('our own connections end transactions that would hold the feed back', async () => {
  const own = connect(server.databaseUrl);
  const [row] = await own<Record<string, string>[]>`
    select current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('statement_timeout') as statement, current_setting('transaction_timeout') as transaction`;
  expect(row).toEqual({ idle: '5s', statement: '3s', transaction: '9s' });

  const begun = performance.now();
  const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>();
  const { promise: isFree, resolve: freed } = Promise.withResolvers<void>();
  const idle = own.begin(async (tx) => {
    await tx`insert into leads (name, email) values ('Idle', 'idle@example.org')`;
    opened();
    await isFree;
    await tx`select 1`;
  });
  const refused = expect(idle).rejects.toMatchObject({
    // Closed before or while the driver wrote to it.
    code: expect.stringMatching(/^(CONNECTION_CLOSED|EPIPE|ECONNRESET)$/),
  });
  await isOpen;
  const horizon = async () => (await currentPosition(server.sql)).tx;
  const [written] = await server.sql<{ tx: string }[]>`select pg_current_xact_id()::text as tx`;
  await expect.poll(horizon).toBeGreaterThan(BigInt(written!.tx) - 1n);
  expect(performance.now() - begun).toBeGreaterThan(4_000);
  freed();
  await refused;
  expect(await server.sql`select from leads where name = 'Idle'`).toHaveLength(0);
  await own.begin((tx) => tx`insert into leads (name, email) values ('Next', 'next@example.org')`);
  expect(await server.sql`select from leads where name = 'Next'`).toHaveLength(1);
  await own.end({ timeout: 1 });
}, 120_000);
