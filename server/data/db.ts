import { Socket } from 'node:net';
import postgres from 'postgres';
import type { Sql as DriverSql } from 'postgres';
import { DatabaseTimeout, withDeadline } from './deadline.ts';
import { createTransactions } from './transactions.ts';
import type { Work } from './transactions.ts';

export type { TransactionSql } from 'postgres';

/** A pool. */
export interface Sql extends DriverSql {
  /**
   * A transaction that doesn't wait for its `begin` before it sends what the work sends first. If the database canceled
   * `begin` alone, these statements would run outside of a transaction, so they must fail there.
   */
  beginPipelined<Result>(work: Work<Result>): Promise<Result>;
}

/** Connections per server process for single statements. */
export const poolSize = 10;
/** Additional connections for transactions of several statements. */
const transactionsSize = 3;
/** Maximum time of a statement in a request, in milliseconds. */
export const statementTimeoutMs = 3_000;
/** Allowance for waiting for a connection, connecting and the network, in milliseconds. */
const deadlineSlackMs = 250;
/** Maximum time from sending a query to its response, in milliseconds. */
export const queryDeadlineMs = statementTimeoutMs + deadlineSlackMs;
/** A connection without traffic for this long is treated as dead, in milliseconds: at least this … */
const deadMs = 10_000;
/** … and this much longer than a statement may take. */
const networkSlackMs = 5_000;
const connectTimeoutSeconds = 3;
/** Maximum idle time inside a transaction, in milliseconds: an open transaction delays the live feed. */
const idleInTransactionMs = 5_000;
/** The same for commands, which may read a file in between. */
const idleInCommandMs = 60_000;
/** A transaction may take as long as this many statements. */
const statementsPerTransaction = 3;
/** Unused connections of a bounded pool are closed after this, in seconds: well before they would count as dead. */
const idleTimeoutSeconds = 8;
/** First probe of a silent connection, in seconds. Ten more follow, one per second. */
const keepAliveSeconds = 10;
const longestBackoffSeconds = 1;

class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  readonly code = 'CONNECTION_CLOSED';
}

/**
 * Closes itself if nothing was read or written for `quietMs`, because the other end may be gone. It reports an error
 * only when it closes: until then the driver would send the next query over the broken connection and never settle it.
 * And it reports one at every close: otherwise the driver would retry the query that opened the connection forever.
 */
class BoundedSocket extends Socket {
  readonly host: string | undefined;
  #failure: unknown;

  constructor(quietMs: number, host: string | undefined) {
    super();
    this.host = host;
    this.setTimeout(quietMs);
  }

  /** Overrides `emit`, because the driver removes listeners when it starts TLS. */
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'timeout') this.destroy(new DatabaseTimeout());
    if (event === 'error') {
      this.#failure ??= values[0];
      return true;
    }
    if (event === 'close' && this.listenerCount('error') > 0)
      super.emit('error', this.#failure ?? new ConnectionLost('The connection to the database was lost.'));
    return super.emit(event as string, ...values);
  }
}

/** The driver's options as its socket factory gets them. */
interface DriverOptions {
  host: string[];
  port: number[];
  path?: string | false;
  idle_timeout: number | null;
}

/** Creates the sockets. The driver accepts one that is still connecting, and treats its errors as its own. */
function socketFactory(quietMs: number) {
  let attempt = 0;
  return ({ host, port, path, idle_timeout }: DriverOptions) => {
    const which = attempt++ % host.length;
    // The driver sets no idle timeout for `listen`, where silence is normal.
    const socket = new BoundedSocket(idle_timeout === null ? 0 : quietMs, host[which]);
    if (path) return socket.connect(path);
    return socket.setNoDelay(true).connect(port[which] ?? 5432, host[which] ?? 'localhost');
  };
}

const quoted = (text: string | null) =>
  text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`;
/**
 * Serializes arrays of texts as `text[]` parameters (PostgreSQL manual, 8.15.6). With `fetch_types` the driver would
 * query the types on each new connection without catching errors, so a database that goes down at that moment would end
 * the process.
 */
const textList = {
  to: 1009,
  from: [],
  serialize: (texts: (string | null)[]) => `{${texts.map(quoted).join(',')}}`,
  parse: (text: string) => text,
};

/** The role under which the server runs its queries. It owns nothing, so row-level security applies to it. */
export const appRole = 'vetsync_app';

export interface ConnectOptions {
  /** @default poolSize */
  max?: number;
  /**
   * Milliseconds. 0: no limit for statements and transactions, as in migrations and imports.
   *
   * @default statementTimeoutMs
   */
  statementTimeout?: number;
  /** @default 'vetsync' */
  name?: string;
  /** Role of all queries, which the user of the URL must be a member of. @default that user */
  role?: typeof appRole;
  /**
   * What reaches past single people and organizations: background work, which corrects and deletes expired rows, or the
   * live feed, which reads the facts of everyone. Or searches, which read what everyone may see.
   */
  purpose?: 'maintenance' | 'feed' | 'search';
  /**
   * Uses generic plans: each statement is planned once for all values, because planning a search takes longer than running
   * it. Only for statements whose plan doesn't depend on the values, and whose `limit` is a constant. Pages are also taken
   * to be in memory, so that the planner reads an index in order and stops early rather than sorting.
   */
  genericPlans?: boolean;
  /** Called when a connection is lost or closed. */
  onclose?: () => void;
}

/**
 * A pool that connects at the first query, and reconnects after the database was down. A query without a response
 * within `statementTimeout` plus some allowance is rejected, whatever happened to the network, the database or earlier
 * queries.
 *
 * @param url In libpq's format, also with `?host=/folder` for a Unix socket.
 */
export function connect(url: string, options: ConnectOptions = {}): Sql {
  const {
    max = poolSize,
    statementTimeout = statementTimeoutMs,
    name = 'vetsync',
    role,
    purpose,
    genericPlans = false,
    onclose,
  } = options;
  const bounded = statementTimeout > 0;
  const withinMs = bounded ? statementTimeout + deadlineSlackMs : Number.POSITIVE_INFINITY;
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  target.searchParams.delete('host');
  const settings = {
    ...(folder !== null && { host: folder }),
    ...(onclose && { onclose }),
    max,
    // With pipelining a busy pool becomes permanently slow: the driver never compacts its queue of busy connections.
    max_pipeline: 1,
    connect_timeout: connectTimeoutSeconds,
    idle_timeout: bounded ? idleTimeoutSeconds : undefined,
    ...(!bounded && { max_lifetime: null }),
    keep_alive: keepAliveSeconds,
    backoff: (attempts: number) => Math.min(longestBackoffSeconds, 0.05 * 2 ** attempts),
    socket: socketFactory(bounded ? Math.max(statementTimeout + networkSlackMs, deadMs) : 0),
    onnotice: () => {},
    fetch_types: false,
    types: { textList },
    connection: {
      application_name: name,
      ...(role && { role }),
      ...(purpose && { [`vetsync.${purpose}`]: 'on' }),
      ...(genericPlans && { plan_cache_mode: 'force_generic_plan', random_page_cost: 1.1 }),
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: bounded ? idleInTransactionMs : idleInCommandMs,
      transaction_timeout: statementsPerTransaction * statementTimeout,
    },
  };
  const open = (changes: object) => postgres(target.href, { ...settings, ...changes } as object) as DriverSql;
  const limited = (client: DriverSql, concurrency: number) =>
    bounded ? withDeadline(client, { withinMs, concurrency }) : client;
  const sql = limited(open({}), max);
  const endPool = sql.end;
  // Pipelined without a limit: what a transaction has sent is lost with its connection, never resent on another one.
  const transactions = createTransactions(
    (lost) =>
      limited(
        open({ max: 1, max_pipeline: Number.POSITIVE_INFINITY, onclose: lost }),
        Number.POSITIVE_INFINITY,
      ),
    { concurrency: Math.min(max, transactionsSize), withinMs },
  );
  /**
   * Uses a client of its own: without `fetch_types` the driver never resolves a reservation for which it opens a
   * connection.
   */
  async function reserve() {
    const client = open({ max: 1 });
    const end = () => client.end({ timeout: 0 });
    await client`select`.catch(async (error: unknown) => {
      await end();
      throw error;
    });
    const session = await client.reserve();
    return Object.assign(session, { release: () => void end() });
  }
  return Object.assign(sql, {
    begin: transactions.begin as Sql['begin'],
    beginPipelined: transactions.beginPipelined,
    reserve,
    end: async (ending?: { timeout?: number }) => {
      await Promise.all([endPool(ending), transactions.end(ending)]);
    },
  });
}

/** PostgreSQL's codes for "try again later": shutting down, starting, too many connections, out of resources. */
const unavailableSqlStates = /^(08|53|57P0)/;
/** Codes of the driver and the network. */
const unavailableCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether a query failed because the database is unavailable, not because the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return false;
  return unavailableCodes.has(code) || (error.name === 'PostgresError' && unavailableSqlStates.test(code));
}
