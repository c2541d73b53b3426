import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createAccounts } from '../../../server/accounts/accounts.ts';
import { makeAdministrator } from '../../../server/accounts/people/administrators.ts';
import { systemClock } from '../../../server/clock.ts';
import { connect } from '../../../server/data/db.ts';
import { DatabaseTimeout } from '../../../server/data/deadline.ts';
import type { Sql } from '../../../server/data/db.ts';
import { newDatabase } from '../harness.ts';
import { postgresProxy } from '../support/postgresProxy.ts';
import { freePort, startProcess, startReady, until } from '../support/serverProcess.ts';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let database: Awaited<ReturnType<typeof newDatabase>>;
let sql: Sql;

beforeAll(async () => {
  database = await newDatabase(inject('postgresUrl'));
  // Holds locks and transactions longer than a request may.
  sql = connect(database.url, { statementTimeout: 0 });
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await database.drop();
});

/** PostgreSQL only listens on a socket, whose folder is in the URL. */
const environment = () => ({ DATABASE_URL: database.url });

const signUp = (url: string, email: string) =>
  fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: 'a quite good passphrase' }),
  });

const storedOf = async (email: string) => {
  const rows = await sql`select from registrations where email = ${email}`;
  return rows.length;
};

/** Blocks every sign-up until it is released. */
async function holdSignUps(): Promise<() => void> {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
  await new Promise<void>((isHeld, reject) => {
    sql
      .begin(async (tx) => {
        await tx`lock table registrations in access exclusive mode`;
        isHeld();
        await isOver;
      })
      .catch(reject);
  });
  return letGo;
}

const waiting = () =>
  until('a request waits in the database', async () => {
    const rows = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    return rows.length > 0;
  });

describe('SIGTERM', () => {
  test('finishes active requests, rejects new ones and exits', async () => {
    const server = await startReady({ environment: environment() });
    const letGo = await holdSignUps();
    const inHand = signUp(server.url, 'in-hand@vetsync.test');
    await waiting();

    const ended = server.kill('SIGTERM');
    await until(
      'new work is refused',
      async () => (await fetch(`${server.url}/api/auth/session`)).status === 503,
    );
    const refused = await fetch(`${server.url}/api/auth/session`);
    expect(await refused.json()).toMatchObject({ code: 'stopping' });
    expect(refused.headers.get('connection')).toBe('close');
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    letGo();
    expect((await inHand).status).toBe(202);
    expect(await ended).toBe(0);
    expect(await storedOf('in-hand@vetsync.test')).toBe(1);
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  test('cuts off requests that do not finish', async () => {
    const server = await startReady({ environment: environment() });
    const letGo = await holdSignUps();
    const inHand = signUp(server.url, 'stuck@vetsync.test').then(
      ({ status }) => status,
      () => 'cut off',
    );
    await waiting();
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await inHand).not.toBe(202);
    letGo();
  });

  test('ends feed streams', async () => {
    const accounts = createAccounts(sql, systemClock, { passwordMinLength: 6, rateLimits: true });
    const signs = { email: 'streaming@vetsync.test', password: 'a quite good passphrase' };
    await makeAdministrator(sql, accounts, signs);
    const server = await startReady({ environment: environment() });
    const signedIn = await fetch(`${server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(signs),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((item) => item.split(';')[0])
      .join('; ');
    const stream = await fetch(`${server.url}/api/leads/events`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    const ended = stream.text().then(
      () => 'ended',
      () => 'cut off',
    );
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await ended).toBe('ended');
  });

  test('may be sent twice, as by a terminal and npm', async () => {
    const server = await startReady({ environment: environment() });
    const letGo = await holdSignUps();
    const inHand = signUp(server.url, 'twice@vetsync.test');
    await waiting();
    void server.kill('SIGINT');
    const ended = server.kill('SIGINT');
    await until('it stops', async () => (await fetch(`${server.url}/readyz`)).status === 503);
    letGo();
    expect((await inHand).status).toBe(202);
    expect(await ended).toBe(0);
  });

  test('exits immediately at the second request', async () => {
    const server = await startReady({ environment: environment() });
    const letGo = await holdSignUps();
    const inHand = signUp(server.url, 'again@vetsync.test').catch(() => null);
    await waiting();
    // Signals within a second of the first one count as the same key press.
    const pressing = setInterval(() => void server.kill('SIGINT'), 200);
    // A server that had waited for active requests would exit with 0.
    expect(await server.exit).toBe(1);
    clearInterval(pressing);
    await inHand;
    letGo();
  });

  test('stops an idle server', async () => {
    const server = await startReady({ environment: environment() });
    await fetch(`${server.url}/healthz`, { headers: { connection: 'keep-alive' } });
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('stops a server that is still waiting for its database', async () => {
    const port = await freePort();
    const server = startProcess({
      environment: {
        PORT: String(port),
        DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
      },
    });
    const url = `http://127.0.0.1:${port}`;
    await until('it is alive', async () => (await fetch(`${url}/healthz`)).ok);
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ code: 'starting' });
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

describe('a lost database', () => {
  test('returns 503, and 200 when it is back, without a restart', async () => {
    const proxy = await postgresProxy(database.url);
    const server = await startReady({ environment: { DATABASE_URL: proxy.url } });
    expect((await signUp(server.url, 'before@vetsync.test')).status).toBe(202);

    await proxy.refuse();
    for (const email of ['during1@vetsync.test', 'during2@vetsync.test']) {
      const lost = await signUp(server.url, email);
      expect(lost.status).toBe(503);
      expect(lost.headers.get('retry-after')).toBe('2');
      expect(await lost.json()).toMatchObject({ code: 'database_away' });
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    await proxy.restore();
    await until('it is ready again', async () => (await fetch(`${server.url}/readyz`)).ok);
    expect((await signUp(server.url, 'after@vetsync.test')).status).toBe(202);
    expect(await storedOf('during1@vetsync.test')).toBe(0);
    expect(await storedOf('after@vetsync.test')).toBe(1);
    expect(await server.kill('SIGTERM')).toBe(0);
    await proxy.close();
  });

  test('does not prevent a server from starting before its database', async () => {
    const proxy = await postgresProxy(database.url);
    await proxy.refuse();
    const port = await freePort();
    const server = startProcess({ environment: { PORT: String(port), DATABASE_URL: proxy.url } });
    const url = `http://127.0.0.1:${port}`;
    await until('it waits', async () => (await fetch(`${url}/readyz`)).status === 503);
    await proxy.restore();
    await until('it is ready', async () => (await fetch(`${url}/readyz`)).ok);
    expect(await server.kill('SIGTERM')).toBe(0);
    await proxy.close();
  });

  test('a query on a half-open connection times out', async () => {
    const proxy = await postgresProxy(database.url);
    const bounded = connect(proxy.url, { max: 2, statementTimeout: 500 });
    await Promise.all([bounded`select 1`, bounded`select 2`]);

    proxy.silence();
    const answers = await Promise.allSettled([bounded`select 3`, bounded`select 4`]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    await proxy.restore();
    expect(await until('it answers again', () => bounded`select 5 as five`)).toEqual([{ five: 5 }]);
    await bounded.end({ timeout: 1 });
    await proxy.close();
  });

  test('a slow statement is canceled', async () => {
    const bounded = connect(database.url, { max: 1, statementTimeout: 2_000 });
    const refusal: unknown = await bounded`select pg_sleep(60)`.catch((error: unknown) => error);
    // By PostgreSQL, or by ours if that answers late on a busy machine.
    const isCanceled = (refusal as { code?: string }).code === '57014';
    expect(isCanceled || refusal instanceof DatabaseTimeout).toBe(true);
    // PostgreSQL notices no lost client while a statement sleeps, so this one has ended because it was canceled.
    const watching = connect(database.url, { max: 1, statementTimeout: 10_000 });
    await until(
      'it no longer runs',
      async () => {
        const [row] = await watching<{ running: boolean }[]>`
        select exists (select from pg_stat_activity where state = 'active' and query like 'select pg_sleep(60)%') as running`;
        return row?.running === false;
      },
      30_000,
    );
    await watching.end({ timeout: 1 });
    await bounded.end({ timeout: 1 });
  });

  test('a silent listener is not treated as lost', async () => {
    const bounded = connect(database.url, { max: 2, statementTimeout: 100 });
    const received: string[] = [];
    let times = 0;
    await bounded.listen(
      'test_channel',
      (payload) => received.push(payload),
      () => (times += 1),
    );
    await wait(6_000);
    await sql.notify('test_channel', 'hello');
    await until('the notification arrives', async () => received.includes('hello'));
    expect(times).toBe(1);
    await bounded.end({ timeout: 1 });
  });
});
