import { chownSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { lockOf, lockSpace, openEmbedded } from '../../../server/data/embedded/index.ts';
import { withDatabase } from '../../../server/data/withDatabase.ts';
import { eachDataDir } from '../support/dataDir.ts';
import { startProcess, startReady, until } from '../support/serverProcess.ts';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const own = eachDataDir({ filled: true });

const signUp = (url: string, email: string) =>
  fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: 'a quite good passphrase' }),
  }).then(({ status }) => status);

/** Signs people up until the server stops. Returns the acknowledged ones. */
async function signUpWhile(url: string, prefix: string, enough: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  async function one(lane: number) {
    for (let at = 0; ; at += 1) {
      const email = `${prefix}-${lane}-${at}@vetsync.test`;
      const status = await signUp(url, email).catch(() => null);
      if (status !== 202) return;
      acknowledged.push(email);
      if (acknowledged.length === 20) enough();
    }
  }
  await Promise.all([1, 2, 3, 4].map(one));
  return acknowledged;
}

const stored = async () => {
  const rows = await withDatabase(
    { databaseUrl: null, dataDir: own.dataDir() },
    (sql) => sql<{ email: string }[]>`select email from registrations`,
  );
  return rows.map(({ email }) => email);
};

/** Process ids of the connections that hold, or wait for, one of our locks. */
const pidsOf = async (sql: Sql, lock: keyof typeof lockOf, granted: boolean) => {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_locks where locktype = 'advisory' and granted = ${granted}
      and classid = ${lockSpace} and objid = ${lockOf[lock]}`;
  return rows.map(({ pid }) => pid);
};
const holders = (sql: Sql) => pidsOf(sql, 'server', true);
const waiting = (sql: Sql) => pidsOf(sql, 'use', false);
const someone = async (pids: Promise<number[]>) => ((await pids).length > 0 ? pids : null);

describe('after kill -9', () => {
  test('of the server, the next start reuses its running database without losing data', async () => {
    const server = await startReady({ environment: own.environment() });
    const before = own.postmasterPid();
    const acknowledged = await signUpWhile(server.url, 'server', () => void server.kill('SIGKILL'));
    expect(await server.exit).toBe('SIGKILL');
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);

    const again = await startReady({ environment: own.environment() });
    expect(own.postmasterPid()).toBe(before);
    expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
    expect(await again.kill('SIGTERM')).toBe(0);
    expect(own.isRunning()).toBe(false);
  });

  test('of the server and the database, the next start recovers without losing data', async () => {
    const server = await startReady({ environment: own.environment() });
    const acknowledged = await signUpWhile(server.url, 'both', () => {
      void server.kill('SIGKILL');
      process.kill(own.postmasterPid(), 'SIGKILL');
    });
    await server.exit;

    const again = await startReady({ environment: own.environment() });
    expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
    await again.kill('SIGTERM');
  });

  test('of the database alone, the server restarts it', async () => {
    const server = await startReady({ environment: own.environment() });
    const before = own.postmasterPid();
    expect(await signUp(server.url, 'before@vetsync.test')).toBe(202);
    process.kill(before, 'SIGKILL');
    await until(
      'the database is back',
      async () => own.postmasterPid() !== before && (await fetch(`${server.url}/readyz`)).ok,
    );
    expect(await signUp(server.url, 'after@vetsync.test')).toBe(202);
    expect(await stored()).toEqual(expect.arrayContaining(['before@vetsync.test', 'after@vetsync.test']));

    // It still locks its data against a second server.
    const second = startProcess({ environment: { ...own.environment(), PORT: '0' } });
    expect(await second.exit).toBe(1);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(own.isRunning()).toBe(false);
  });

  test('of its connection, the server locks its data on the first new one', async () => {
    const server = await openEmbedded(own.dataDir(), { serverUrl: 'http://first.test' });
    const sql = connect(server.url, { max: 1 });
    const rival = connect(server.url, { max: 1 });
    const [holder] = await holders(sql);

    // This blocks everyone who wants the lock, including the server's next attempt, until it is released.
    const rivalHolds = rival`select pg_advisory_lock(${lockSpace}, ${lockOf.use})`.execute();
    await until('the rival waits', async () => (await waiting(sql)).length === 1);
    await sql`select pg_terminate_backend(${holder!})`;
    await rivalHolds;
    const [failing] = await until('it tries again', () => someone(waiting(sql)));
    await sql`select pg_terminate_backend(${failing!})`;
    const [next] = await until('it tries once more', async () =>
      someone(waiting(sql).then((pids) => pids.filter((pid) => pid !== failing))),
    );
    await rival.end();

    await until('it holds again', async () => (await waiting(sql)).length === 0);
    for (let look = 0; look < 20; look += 1) {
      expect(await holders(sql)).toEqual([next]);
      await wait(20);
    }
    await expect(openEmbedded(own.dataDir(), { serverUrl: 'http://second.test' })).rejects.toThrow(
      'VetSync is already running: http://first.test',
    );
    await sql.end();
    await server.close();
  });

  test("a server starts although another process has the dead postmaster's id", async () => {
    await (await openEmbedded(own.dataDir(), { serverUrl: null })).close();
    const home = statSync(own.homeOf());
    const pidFile = join(own.homeOf(), 'data/postmaster.pid');
    const lines = [
      process.pid,
      join(own.homeOf(), 'data'),
      1,
      5432,
      join(own.homeOf(), 'run'),
      '',
      '  1  1',
      'ready   ',
    ];
    writeFileSync(pidFile, `${lines.join('\n')}\n`);
    chownSync(pidFile, home.uid, home.gid);
    const opened = await openEmbedded(own.dataDir(), { serverUrl: null });
    expect(own.postmasterPid()).not.toBe(process.pid);
    await opened.close();
  });
});

describe('two starts', () => {
  test('one after the other: the second reports the URL of the first', async () => {
    const first = await startReady({ environment: own.environment() });
    const second = startProcess({ environment: { ...own.environment(), PORT: '0' } });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`VetSync is already running: ${first.url}\n`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.kill('SIGTERM');
  });

  test('with separate data on one port: the second reports it and how to choose another', async () => {
    const first = await startReady({ environment: own.environment() });
    const { port } = new URL(first.url);
    const second = startProcess({ environment: { DATA_DIR: join(own.folder(), 'other'), PORT: port } });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use by another program.`);
    expect(second.output()).toContain(`PORT=${Number(port) + 1} npm start`);
    expect(existsSync(join(own.folder(), 'other/postgres/data/postmaster.pid'))).toBe(false);
    await first.kill('SIGTERM');
  });
});

const selectOne = () =>
  withDatabase({ databaseUrl: null, dataDir: own.dataDir() }, (sql) => sql<{ n: number }[]>`select 1 as n`);

describe('a command', () => {
  test('without a server starts the database for the duration of the command', async () => {
    expect(await selectOne()).toEqual([{ n: 1 }]);
    expect(own.isRunning()).toBe(false);
  });

  test('stops the database even if it fails', async () => {
    const failing = withDatabase({ databaseUrl: null, dataDir: own.dataDir() }, () =>
      Promise.reject(new Error('no')),
    );
    await expect(failing).rejects.toThrow('no');
    expect(own.isRunning()).toBe(false);
  });

  test('next to a server leaves its database running', async () => {
    const server = await startReady({ environment: own.environment() });
    const pid = own.postmasterPid();
    expect(await Promise.all([selectOne(), selectOne(), selectOne()])).toHaveLength(3);
    expect(own.postmasterPid()).toBe(pid);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.kill('SIGTERM');
  });

  test('that outlives the server keeps the database until it is done', async () => {
    const guest = await openEmbedded(own.dataDir(), { serverUrl: null });
    const server = await startReady({ environment: own.environment() });
    expect(await server.kill('SIGTERM')).toBe(0);
    const sql = connect(guest.url, { max: 1 });
    expect(await sql`select 1 as n`).toEqual([{ n: 1 }]);
    await sql.end();
    await guest.close();
    expect(own.isRunning()).toBe(false);
  });
});
