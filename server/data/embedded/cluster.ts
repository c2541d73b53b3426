import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { chown, link, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreExisting } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { socketFolderOf } from './home.ts';
import type { Home } from './home.ts';
import {
  isServing,
  databaseUser,
  replaceDeadPid,
  isAlive,
  isPostmasterOf,
  readPostmaster,
  urlOf,
} from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

/** Maximum wait for a postmaster, which may have to recover after a crash, in milliseconds. */
const startTimeoutMs = 120_000;
const stopTimeoutSeconds = 30;
const pollMs = 100;
/**
 * Attempts to start it before its error counts. After a crash, the remains of the old one may take a moment to
 * disappear.
 */
const startTries = 20;

export interface Cluster extends Home {
  binaries: Binaries;
  /** false only if the system has no Unix sockets. */
  sockets: boolean;
}

/** Runs a PostgreSQL program as the cluster's user. */
function run({ identity }: Home, command: string, commandArguments: string[]) {
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      ...identity,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (status) => resolve({ status, output }));
  });
}

const passwordFile = ({ folder }: Home) => join(folder, 'password');

/** Needed if the cluster listens on TCP. A socket is protected by its folder. */
export const passwordOf = (cluster: Cluster) =>
  cluster.sockets ? '' : readFileSync(passwordFile(cluster), 'utf8').trim();

/** Creates the password if there is none. Of two starts at once, both use the password of the first. */
async function ensurePassword(home: Home): Promise<void> {
  const path = passwordFile(home);
  if (existsSync(path)) return;
  // The file appears complete and with its owner, because the other start may already be reading it.
  const unfinished = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  if (home.identity) await chown(unfinished, home.identity.uid, home.identity.gid);
  await link(unfinished, path).catch(ignoreExisting);
  await rm(unfinished);
}

/**
 * Creates the cluster if there is none. It is built in a temporary folder and then renamed, so neither a crash nor a
 * second start at the same moment leaves half a cluster.
 *
 * @returns Whether this call created it.
 */
export async function ensureCluster(cluster: Cluster): Promise<boolean> {
  const { data, folder, binaries } = cluster;
  if (existsSync(data)) return false;
  await ensurePassword(cluster);
  const unfinished = join(folder, `unfinished-${process.pid}-${randomBytes(4).toString('hex')}`);
  const { status, output } = await run(cluster, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${databaseUser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${passwordFile(cluster)}`,
  ]);
  if (status !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    if (existsSync(data)) return false;
    throw new Error(`PostgreSQL's initdb failed:\n${output.trim()}`);
  }
  try {
    await rename(unfinished, data);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (existsSync(data)) return false;
    throw error;
  }
  await removeUnfinished(folder);
  return true;
}

/**
 * Deletes the remains of starts that were killed. A start that is still running deletes its own, which its initdb may
 * be writing.
 */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^unfinished-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Our settings in postgresql.conf's syntax. An operator's own settings go into `postgresql.auto.conf`. */
async function writeSettings(cluster: Cluster): Promise<void> {
  const socketFolder = cluster.sockets ? await socketFolderOf(cluster) : '';
  const settings = {
    listen_addresses: cluster.sockets ? '' : '127.0.0.1',
    port: cluster.sockets ? 5432 : await freePort(),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: cluster.log,
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_truncate_on_rotation: 'on',
    // Don't log the statement or the row of an error: both may contain personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(String(value))}`);
  const file = join(cluster.data, 'postgresql.conf');
  // Replaced atomically, because another start may be reading it.
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${lines.join('\n')}\n`);
  if (cluster.identity) await chown(next, cluster.identity.uid, cluster.identity.gid);
  await rename(next, file);
}

async function launch(cluster: Cluster) {
  await writeSettings(cluster);
  return run(cluster, cluster.binaries.pgCtl, [
    'start',
    '--silent',
    '--wait',
    `--timeout=${startTimeoutMs / 1000}`,
    `--pgdata=${cluster.data}`,
    `--log=${join(cluster.log, 'start.log')}`,
  ]);
}

/**
 * Finds the cluster's postmaster or starts it, also after a crash and while other processes do the same.
 *
 * @throws with PostgreSQL's own message if it doesn't start.
 */
export async function ensureRunning(cluster: Cluster): Promise<Postmaster> {
  const { data } = cluster;
  const deadline = Date.now() + startTimeoutMs;
  let tries = 0;
  let message = '';
  while (Date.now() < deadline && tries < startTries) {
    const found = readPostmaster(data);
    if (found && isPostmasterOf(found, data)) {
      if (await isServing(found, data, passwordOf(cluster))) return found;
      await wait(pollMs);
      continue;
    }
    if (found) replaceDeadPid(data);
    const { status, output } = await launch(cluster);
    if (status === 0) continue;
    tries += 1;
    message = output.trim();
    await wait(2 * pollMs);
  }
  throw new Error(`PostgreSQL did not start. ${message}\nIts log is in ${cluster.log}.`);
}

/** Stops the postmaster with a fast shutdown: committed data is safe, open transactions are rolled back. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  await run(cluster, cluster.binaries.pgCtl, [
    'stop',
    '--silent',
    '--mode=fast',
    '--wait',
    `--timeout=${stopTimeoutSeconds}`,
    `--pgdata=${cluster.data}`,
  ]);
}

export const clusterUrl = (cluster: Cluster, postmaster: Postmaster, database: string) =>
  urlOf(postmaster, database, passwordOf(cluster));
