import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { connect, isDatabaseAway } from '../db.ts';
import { binariesFor } from './binaries.ts';
import { clusterUrl, ensureCluster, ensureRunning, stopCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { findHome } from './home.ts';

const database = 'vetsync';
/** First key of our advisory locks; the second says which. */
export const lockSpace = 0x76_73;
export const lockOf = { server: 1, use: 2 } as const;
/** The server that holds the cluster says its URL in its connection's name, which PostgreSQL cuts at 63 bytes. */
const serverName = 'vetsync server at ';
const reopenTries = 50;
const retryMs = 200;

/** Another server runs on the same data. */
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
  /** Whether the cluster was made by this call. */
  isNew: boolean;
  /** Tells others where the server that holds the cluster is found. */
  announce(url: string): Promise<void>;
  /** Lets go, and stops PostgreSQL where nobody else uses it. */
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
  // Another start made it in the same moment: as a whole (42P04), or just now (23505).
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

async function whereServerIs(sql: Sql): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity where application_name like ${`${serverName}%`}`;
  return row?.name.slice(serverName.length) ?? 'it is just starting';
}

const nameOf = (url: string) => `${serverName}${url}`;

interface Hold {
  url: string;
  sql: Sql;
}

/**
 * Finds or starts PostgreSQL and takes the locks of a server or a guest on a connection that stays open.
 *
 * @param onclose Told of each connection that closes, also of those of tries that came to nothing.
 */
async function hold(
  cluster: Cluster,
  serverUrl: string | null,
  onclose: (closed: Hold) => void,
): Promise<Hold> {
  for (let tries = 1; ; tries += 1) {
    const postmaster = await ensureRunning(cluster);
    const url = clusterUrl(cluster, postmaster, database);
    const sql = connect(url, {
      max: 1,
      statementTimeout: 0,
      name: serverUrl === null ? 'vetsync guest' : nameOf(serverUrl),
      onclose: () => onclose(taken),
    });
    const taken: Hold = { url, sql };
    try {
      await createDatabase(clusterUrl(cluster, postmaster, 'postgres'));
      if (serverUrl !== null) await holdAsServer(sql);
      await sql`select pg_advisory_lock_shared(${lockSpace}, ${lockOf.use})`;
      return taken;
    } catch (error) {
      await sql.end({ timeout: 1 });
      // Whoever used it last may be stopping it right now.
      if (!isDatabaseAway(error) || tries === reopenTries) throw error;
      await wait(retryMs);
    }
  }
}

async function holdAsServer(sql: Sql): Promise<void> {
  const [row] = await sql<{ held: boolean }[]>`
    select pg_try_advisory_lock(${lockSpace}, ${lockOf.server}) as held`;
  if (!row?.held) throw new AlreadyRunning(await whereServerIs(sql));
}

/** Stops PostgreSQL unless others hold it. Whoever comes while it stops starts it again. */
async function letGo(cluster: Cluster, { sql }: Hold): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_all()`;
    const [row] = await sql<{ alone: boolean }[]>`
      select pg_try_advisory_lock(${lockSpace}, ${lockOf.use}) as alone`;
    if (row?.alone) await stopCluster(cluster);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export interface OpenOptions {
  /** URL of the server that opens it, of which there can be one; null for a guest beside it. */
  serverUrl: string | null;
  /** Called when PostgreSQL died under us and could not be started again. */
  onLost?: (error: unknown) => void;
  /** @default true but on Windows */
  sockets?: boolean;
}

/**
 * Opens the PostgreSQL cluster in `dataDir`: makes, finds or starts it. While it is open it is started again should it
 * die. A postmaster that an earlier server left behind is used as it is.
 *
 * @throws AlreadyRunning where a second server opens it.
 */
export async function openEmbedded(dataDir: string, options: OpenOptions): Promise<EmbeddedDatabase> {
  const home = await findHome(dataDir);
  const binaries = await binariesFor(home.identity);
  const cluster: Cluster = { ...home, binaries, sockets: options.sockets ?? process.platform !== 'win32' };
  let { serverUrl } = options;
  let isOpen = true;
  let held: Hold | null = null;
  let revival = Promise.resolve();

  /** Only where it was the one in force: ending a good hold would let a second server in between. */
  async function revive(lost: Hold): Promise<void> {
    if (held !== lost) return;
    held = null;
    if (!isOpen) return;
    try {
      await lost.sql.end({ timeout: 0 });
      held = await hold(cluster, serverUrl, onclose);
    } catch (error) {
      options.onLost?.(error);
    }
  }
  const onclose = (closed: Hold) => {
    revival = revival.then(() => revive(closed));
  };

  const isNew = await ensureCluster(cluster);
  const { url } = (held = await hold(cluster, serverUrl, onclose));
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
      if (held) await letGo(cluster, held);
    },
  };
}
