import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sql, TransactionSql } from '../../../server/data/db.ts';
import { accountServer, idOf, member, problemOf, signIn } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

/** A sign-in that verified the old password races with the owner's change. */
let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const waitsForLock = async () => {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row!.count;
};

/** Signs in while `change` is made but not committed, so the sign-in reads and verifies the old password. */
async function signInDuring(
  email: string,
  change: (tx: Sql | TransactionSql) => Promise<unknown>,
): Promise<Response> {
  let answer: Promise<Response> | undefined;
  await server.sql.begin(async (tx) => {
    await change(tx);
    answer = signIn(server, email);
    await expect.poll(waitsForLock).toBeGreaterThan(0);
  });
  return answer!;
}

const sessionsOf = async (userId: string) => {
  const rows = await server.sql`select id from sessions where user_id = ${userId}`;
  return rows.length;
};
const challengesOf = async (userId: string) => {
  const rows = await server.sql`select id from second_factor_challenges where user_id = ${userId}`;
  return rows.length;
};
const turnOn = (sql: Sql | TransactionSql, userId: string) => sql`
  update second_factors set verified_at = now() where user_id = ${userId}`;
const setUp = (userId: string) => server.sql`
  insert into second_factors (user_id, name, secret, created_at) values (${userId}, 'Phone', 'sealed', now())`;

describe('a sign-in with a verified password', () => {
  test('creates a session if nothing changes', async () => {
    const { email } = await member(server);
    const userId = await idOf(server, email);
    const before = await sessionsOf(userId);
    expect((await signIn(server, email)).status).toBe(200);
    expect(await sessionsOf(userId)).toBe(before + 1);
  });

  test('fails if the password is changed at the same time', async () => {
    const { email } = await member(server);
    const userId = await idOf(server, email);
    const { users } = server.deps.accounts;
    const answer = await signInDuring(email, (tx) => users.setPassword(userId, 'another hash', tx));
    expect(answer.status).toBe(401);
    expect(await problemOf(answer)).toBe('invalid_credentials');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await sessionsOf(userId)).toBe(0);
  });

  test('fails if a second factor is turned on at the same time', async () => {
    const { email } = await member(server);
    const userId = await idOf(server, email);
    await setUp(userId);
    const before = await sessionsOf(userId);
    const answer = await signInDuring(email, (tx) => turnOn(tx, userId));
    expect(answer.status).toBe(401);
    expect(await sessionsOf(userId)).toBe(before);
    // The next attempt requires a code.
    expect(await (await signIn(server, email)).json()).toMatchObject({ mfa: {} });
  });

  test('gets no second factor challenge if the password is changed at the same time', async () => {
    const { email } = await member(server);
    const userId = await idOf(server, email);
    await setUp(userId);
    await turnOn(server.sql, userId);
    const { users } = server.deps.accounts;
    const answer = await signInDuring(email, (tx) => users.setPassword(userId, 'another hash', tx));
    expect(answer.status).toBe(401);
    expect(await challengesOf(userId)).toBe(0);
  });
});
