import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { connect, isDatabaseUnavailable } from '../db.ts';
import { binariesFor } from './binaries.ts';
import { clusterUrl, ensureCluster, ensureRunning, stopCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { findHome } from './home.ts';

const database = 'vetsync';
/** First key of our advisory locks. The second key identifies the lock. */
export const lockSpace = 0x76_73;
export const lockOf = { server: 1, use: 2 } as const;
/** The server stores its URL in its connection's application name, which PostgreSQL truncates to 63 bytes. */
const serverName = 'vetsync server at ';
const reopenTries = 50;
const retryMs = 200;

/** Another server uses the same data. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
  readonly url: string;

  constructor(url: string) {
    super(`VetSync is already running: ${url}`);
    this.url = url;
  }
}

export interface EmbeddedDatabase {
  url: string;
  /** Whether this call created the cluster. */
  isNew: boolean;
  /** Publishes the server's URL for other processes. */
  announce(url: string): Promise<void>;
  /** Closes the connection, and stops PostgreSQL if nobody else uses it. */
  close(): Promise<void>;
}

async function createDatabase(adminUrl: string): Promise<void> {
  const sql = connect(adminUrl, { max: 1, statementTimeout: 0 });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${database}`;
    if (!found) await sql.unsafe(`create database ${database}`).catch(ignoreExisting);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function ignoreExisting(error: { code?: string }): void {
  // Another process created it at the same moment: completely (42P04), or just now (23505).
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

async function runningServerUrl(sql: Sql): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity where application_name like ${`${serverName}%`}`;
  return row?.name.slice(serverName.length) ?? 'it is just starting';
}

const nameOf = (url: string) => `${serverName}${url}`;

interface Lease {
  url: string;
  sql: Sql;
}

/**
 * Finds or starts PostgreSQL and takes the lock of a server or a guest on a connection that stays open.
 *
 * @param onclose Called with each connection that closes, including those of failed attempts.
 */
async function acquireLease(
  cluster: Cluster,
  serverUrl: string | null,
  onclose: (closed: Lease) => void,
): Promise<Lease> {
  for (let tries = 1; ; tries += 1) {
    const postmaster = await ensureRunning(cluster);
    const url = clusterUrl(cluster, postmaster, database);
    const sql = connect(url, {
      max: 1,
      statementTimeout: 0,
      name: serverUrl === null ? 'vetsync guest' : nameOf(serverUrl),
      onclose: () => onclose(taken),
    });
    const taken: Lease = { url, sql };
    try {
      await createDatabase(clusterUrl(cluster, postmaster, 'postgres'));
      if (serverUrl !== null) await lockAsServer(sql);
      await sql`select pg_advisory_lock_shared(${lockSpace}, ${lockOf.use})`;
      return taken;
    } catch (error) {
      await sql.end({ timeout: 1 });
      // The last user may be stopping it right now.
      if (!isDatabaseUnavailable(error) || tries === reopenTries) throw error;
      await wait(retryMs);
    }
  }
}

async function lockAsServer(sql: Sql): Promise<void> {
  const [row] = await sql<{ held: boolean }[]>`
    select pg_try_advisory_lock(${lockSpace}, ${lockOf.server}) as held`;
  if (!row?.held) throw new AlreadyRunning(await runningServerUrl(sql));
}

/** Stops PostgreSQL unless others use it. A process that connects while it stops starts it again. */
async function release(cluster: Cluster, { sql }: Lease): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_all()`;
    const [row] = await sql<{ alone: boolean }[]>`
      select pg_try_advisory_lock(${lockSpace}, ${lockOf.use}) as alone`;
    if (row?.alone) await stopCluster(cluster);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export interface OpenOptions {
  /** URL of the server. There can be only one. null for a guest next to it. */
  serverUrl: string | null;
  /** Called if PostgreSQL died and could not be restarted. */
  onLost?: (error: unknown) => void;
  /** @default true except on Windows */
  sockets?: boolean;
}

/**
 * Opens the PostgreSQL cluster in `dataDir`: creates, finds or starts it, and restarts it if it dies. A postmaster left
 * by an earlier server is reused.
 *
 * @throws AlreadyRunning if another server has it open.
 */
export async function openEmbedded(dataDir: string, options: OpenOptions): Promise<EmbeddedDatabase> {
  const home = await findHome(dataDir);
  const binaries = await binariesFor(home.identity);
  const cluster: Cluster = { ...home, binaries, sockets: options.sockets ?? process.platform !== 'win32' };
  let { serverUrl } = options;
  let isOpen = true;
  let held: Lease | null = null;
  let revival = Promise.resolve();

  /** Only if it was the current lease: closing a valid one would let a second server in. */
  async function revive(lost: Lease): Promise<void> {
    if (held !== lost) return;
    held = null;
    if (!isOpen) return;
    try {
      await lost.sql.end({ timeout: 0 });
      held = await acquireLease(cluster, serverUrl, onclose);
    } catch (error) {
      options.onLost?.(error);
    }
  }
  const onclose = (closed: Lease) => {
    revival = revival.then(() => revive(closed));
  };

  const isNew = await ensureCluster(cluster);
  const { url } = (held = await acquireLease(cluster, serverUrl, onclose));
  return {
    url,
    isNew,
    async announce(newUrl) {
      serverUrl = newUrl;
      await revival;
      const { sql } = held ?? {};
      if (sql) await sql`select set_config('application_name', ${nameOf(newUrl)}, false)`;
    },
    async close() {
      isOpen = false;
      await revival;
      if (held) await release(cluster, held);
    },
  };
}
