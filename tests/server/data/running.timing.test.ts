import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccounts } from '../../../server/accounts/accounts.ts';
import { makeAdministrator } from '../../../server/accounts/people/administrators.ts';
import { systemClock } from '../../../server/clock.ts';
import { connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { newDatabase } from '../harness.ts';
import { postgresProxy } from '../support/postgresProxy.ts';
import { freePort, startProcess, startReady, until } from '../support/serverProcess.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

/** Maximum time for a server to stop in any state, in milliseconds. */
const stopLimitMs = 10_000;

let database: Awaited<ReturnType<typeof newDatabase>>;
let sql: Sql;
beforeAll(async () => {
  database = await newDatabase(inject('postgresUrl'));
  sql = connect(database.url, { statementTimeout: 0 });
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await database.drop();
});

async function stopped(server: ServerProcess): Promise<number> {
  const begun = performance.now();
  expect(await server.kill('SIGTERM')).toBe(0);
  return performance.now() - begun;
}

const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
const signs = { email: 'streaming@vetsync.test', password: 'a quite good passphrase' };

describe('SIGTERM stops in time', () => {
  test('an idle server', async () => {
    const server = await startReady({ environment: { DATABASE_URL: database.url } });
    await fetch(`${server.url}/healthz`, { headers: { connection: 'keep-alive' } });
    expect(await stopped(server)).toBeLessThan(2_000);
  });

  test('a server with a feed stream', async () => {
    const server = await startReady({ environment: { DATABASE_URL: database.url } });
    const accounts = createAccounts(sql, systemClock, { passwordMinLength: 6, rateLimits: true });
    await makeAdministrator(sql, accounts, signs);
    const signedIn = await post(server.url, '/api/auth/sign-in', signs);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((item) => item.split(';')[0])
      .join('; ');
    const stream = await fetch(`${server.url}/api/leads/events`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    const ended = stream.text();
    expect(await stopped(server)).toBeLessThan(3_000);
    expect(await ended).toContain('"stopping"');
  });

  test('a server with a request that does not finish', async () => {
    const server = await startReady({ environment: { DATABASE_URL: database.url } });
    await sql.begin(async (tx) => {
      await tx`lock table registrations in access exclusive mode`;
      const inHand = post(server.url, '/api/auth/sign-up', { ...signs, email: 'stuck@vetsync.test' }).catch(
        () => null,
      );
      await until('it waits', async () => {
        const rows = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
        return rows.length > 0;
      });
      expect(await stopped(server)).toBeLessThan(stopLimitMs);
      await inHand;
    });
  });

  test('a server that is waiting for its database', async () => {
    const port = await freePort();
    const none = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const server = startProcess({ environment: { PORT: String(port), DATABASE_URL: none } });
    await until('it is alive', async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
    expect(await stopped(server)).toBeLessThan(stopLimitMs);
  });
});

test('a query on a half-open connection times out quickly', async () => {
  const proxy = await postgresProxy(database.url);
  const bounded = connect(proxy.url, { max: 2, statementTimeout: 500 });
  await Promise.all([bounded`select 1`, bounded`select 2`]);
  proxy.silence();
  const begun = performance.now();
  const answers = await Promise.allSettled([bounded`select 3`, bounded`select 4`]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(performance.now() - begun).toBeLessThan(8_000);
  await bounded.end({ timeout: 1 });
  await proxy.close();
});
