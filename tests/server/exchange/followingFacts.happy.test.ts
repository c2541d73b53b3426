import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql, TransactionSql } from '../../../server/data/db.ts';
import { factSource, followingFacts, insertFacts } from '../../../server/exchange/facts/facts.ts';
import type { NewFact } from '../../../server/exchange/facts/facts.ts';
import type { Position } from '../../../server/data/feedPositions.ts';
import { withScope } from '../../../server/data/scopes.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';

let server: Server;
let sql: Sql;
let feedSql: Sql;
let scope: { userId: string; organizationId: string };
let strangerId: string;
beforeAll(async () => {
  server = await accountServer();
  sql = connect(server.databaseUrl, { role: appRole });
  feedSql = connect(server.databaseUrl, { role: appRole, purpose: 'feed' });
  const { id: organizationId } = await lister(server, 'job');
  const [{ id: userId }, stranger] = await Promise.all([person(server), person(server)]);
  scope = { userId, organizationId };
  strangerId = stranger.id;
});
afterAll(async () => {
  await Promise.all([sql.end({ timeout: 1 }), feedSql.end({ timeout: 1 })]);
  await server.close();
});

const factFor = (audience: NewFact['audience']): NewFact => ({
  id: randomUUID(),
  audience,
  kind: 'messageSent',
  subject: 'subject',
  payload: { text: 'Good morning', list: [1, null] },
  at: new Date('2026-03-01T12:00:00.000Z'),
  actorId: scope.userId,
  commandId: randomUUID(),
  version: 'userId' in audience ? 1 : null,
});
/** Stores facts for both sides, and asks whether they follow a position. */
async function storeAndFollow(tx: TransactionSql, after: Position) {
  const facts = [
    factFor({ userId: scope.userId }),
    factFor({ organizationId: scope.organizationId, aboutId: scope.userId }),
    factFor({ userId: scope.userId }),
  ];
  await insertFacts(tx, facts, scope.userId);
  return followingFacts(tx, facts, after);
}
const position = () => factSource(feedSql).current();
const addFactOfStranger = () =>
  withScope(sql, { userId: strangerId }, (tx) => insertFacts(tx, [factFor({ userId: strangerId })]));

/** Runs something while a transaction is open that has changed something. */
async function whileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
  const other = await server.sql.reserve();
  await other`begin`;
  await other`select pg_current_xact_id()`;
  try {
    return await work();
  } finally {
    await other`rollback`;
    other.release();
  }
}

/** Repeats what other databases of the cluster prevent while they have an open transaction. */
async function whenAlone<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (;;) {
    const result = await attempt();
    if (result !== null) return result;
  }
}
const followed = (after: Position) => withScope(sql, scope, (tx) => storeAndFollow(tx, after));

test('facts right after a position are what the feed reads after the commit', async () => {
  const { after, rows } = await whenAlone(async () => followed(await position()));
  const read = await factSource(feedSql).after(after, { limit: 10 });
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(read.rows);
});

test('they follow the last of the facts before', async () => {
  const [last, rows] = await whenAlone(async () => {
    const first = await followed(await position());
    const before = first?.rows.at(-1)?.position;
    const second = before && (await followed(before));
    return second ? ([before, second.rows] as const) : null;
  });
  expect(rows.map((row) => row.position.tx > last.tx)).toEqual([true, true, true]);
});

test('what comes later changes nothing', async () => {
  const { rows } = await whenAlone(async () => {
    const after = await position();
    return withScope(sql, scope, async (tx) => {
      await tx`select pg_current_xact_id()`;
      await addFactOfStranger();
      return whileOpen(() => storeAndFollow(tx, after));
    });
  });
  expect(rows).toHaveLength(3);
});

test('the feed has to read what somebody else has stored before', async () => {
  const after = await position();
  await addFactOfStranger();
  expect(await followed(after)).toBe(null);
});

test('the feed has to wait for an earlier transaction', async () => {
  const after = await position();
  expect(await whileOpen(() => followed(after))).toBe(null);
});

test('asking shows nothing of others', async () => {
  const after = await position();
  await addFactOfStranger();
  const seen = await withScope(sql, scope, async (tx) => {
    await storeAndFollow(tx, after);
    const [row] = await tx<{ count: number }[]>`
      select count(*)::int as count from facts where user_id = ${strangerId}`;
    return row!.count;
  });
  expect(seen).toBe(0);
});
