import { Socket } from 'node:net';
import postgres from 'postgres';
import type { Sql } from 'postgres';
import { DatabaseSilent, withDeadline } from './deadline.ts';
import { createTransactions } from './transactions.ts';

export type { Sql, TransactionSql } from 'postgres';

/** Connections of one server process that single statements run on. */
export const poolSize = 10;
/** Further ones, for transactions of several statements. */
const transactionsSize = 3;
/** Longest a statement of a request may run, in milliseconds. */
export const statementTimeoutMs = 3_000;
/** What waiting for a connection, connecting and the network may take on top, in milliseconds. */
const deadlineSlackMs = 250;
/** Longest that a query of a request goes unanswered, from when it is asked, in milliseconds. */
export const queryDeadlineMs = statementTimeoutMs + deadlineSlackMs;
/** A connection on which nothing moves for so long is dead, in milliseconds: at least … */
const deadMs = 10_000;
/** … and so much longer than a statement may take. */
const networkSlackMs = 5_000;
const connectTimeoutSeconds = 3;
/** Longest that one of our transactions may wait for our next statement, in milliseconds: it holds the live feed back. */
const idleInTransactionMs = 5_000;
/** The same for commands, which may have a file to read meanwhile. */
const idleInCommandMs = 60_000;
/** A transaction may take as long as this many statements. */
const statementsPerTransaction = 3;
/** Unused connections of a bounded pool are closed after this, in seconds; well before they would count as dead. */
const idleTimeoutSeconds = 8;
/** First probe of a silent connection, in seconds; ten more follow, one a second. */
const keepAliveSeconds = 10;
const longestBackoffSeconds = 1;

class DatabaseLost extends Error {
  override name = 'DatabaseLost';
  readonly code = 'CONNECTION_CLOSED';
}

/**
 * Closes itself when nothing was read or written for `quietMs`: a link of which the other end is gone. Tells of an
 * error only as it closes: the driver would give a broken connection the next query in between, and never answer it.
 * Tells of one whenever it closes: the driver would try the query that it opens a connection for without an end.
 */
class BoundedSocket extends Socket {
  readonly host: string | undefined;
  #failure: unknown;

  constructor(quietMs: number, host: string | undefined) {
    super();
    this.host = host;
    this.setTimeout(quietMs);
  }

  /** Not listeners, as the driver removes those when it begins TLS. */
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'timeout') this.destroy(new DatabaseSilent());
    if (event === 'error') {
      this.#failure ??= values[0];
      return true;
    }
    if (event === 'close' && this.listenerCount('error') > 0)
      super.emit('error', this.#failure ?? new DatabaseLost('The connection to the database was lost.'));
    return super.emit(event as string, ...values);
  }
}

/** The driver's own options as its socket factory sees them. */
interface DriverOptions {
  host: string[];
  port: number[];
  path?: string | false;
  idle_timeout: number | null;
}

/** The driver takes a socket that is still connecting, and treats its errors as its own. */
function socketFactory(quietMs: number) {
  let attempt = 0;
  return ({ host, port, path, idle_timeout }: DriverOptions) => {
    const which = attempt++ % host.length;
    // The driver sets no idle timeout for `listen`, where silence is the rule.
    const socket = new BoundedSocket(idle_timeout === null ? 0 : quietMs, host[which]);
    if (path) return socket.connect(path);
    return socket.setNoDelay(true).connect(port[which] ?? 5432, host[which] ?? 'localhost');
  };
}

const quoted = (text: string | null) =>
  text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`;
/**
 * Lists of texts as parameters of type `text[]`, written as PostgreSQL's manual has it (8.15.6). With `fetch_types` the
 * driver would learn that by a query of its own on each new connection, whose failure nobody catches: a database that
 * goes away at that moment would end the process.
 */
const textList = {
  to: 1009,
  from: [],
  serialize: (texts: (string | null)[]) => `{${texts.map(quoted).join(',')}}`,
  parse: (text: string) => text,
};

export interface ConnectOptions {
  /** @default poolSize */
  max?: number;
  /**
   * Milliseconds; 0 where a statement, and a transaction, may take as long as it wants, as in migrations and imports.
   *
   * @default statementTimeoutMs
   */
  statementTimeout?: number;
  /** @default 'vetsync' */
  name?: string;
  /** Called whenever a connection is lost or closed. */
  onclose?: () => void;
}

/**
 * A pool that connects when first asked, and again after the database was away. A query whose answer does not come
 * within `statementTimeout` and some slack is rejected, whatever became of the network, the database or the queries before.
 *
 * @param url As libpq takes it, also with `?host=/folder` for a Unix socket.
 */
export function connect(url: string, options: ConnectOptions = {}): Sql {
  const { max = poolSize, statementTimeout = statementTimeoutMs, name = 'vetsync', onclose } = options;
  const bounded = statementTimeout > 0;
  const withinMs = bounded ? statementTimeout + deadlineSlackMs : Number.POSITIVE_INFINITY;
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  target.searchParams.delete('host');
  const settings = {
    ...(folder !== null && { host: folder }),
    ...(onclose && { onclose }),
    max,
    // With pipelining a busy pool slows down for good: the driver never compacts its queue of busy connections.
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
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: bounded ? idleInTransactionMs : idleInCommandMs,
      transaction_timeout: statementsPerTransaction * statementTimeout,
    },
  };
  const open = (changes: object) => postgres(target.href, { ...settings, ...changes } as object) as Sql;
  const limited = (client: Sql, atOnce: number) =>
    bounded ? withDeadline(client, { withinMs, atOnce }) : client;
  const sql = limited(open({}), max);
  const endPool = sql.end;
  // Pipelined without bound: what a transaction has sent is lost with its connection, never sent again on another.
  const transactions = createTransactions(
    (lost) =>
      limited(
        open({ max: 1, max_pipeline: Number.POSITIVE_INFINITY, onclose: lost }),
        Number.POSITIVE_INFINITY,
      ),
    { most: Math.min(max, transactionsSize), withinMs },
  );
  /** From a client of its own: without `fetch_types` the driver never answers who reserves what it opens only then. */
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
    reserve,
    end: async (ending?: { timeout?: number }) => {
      await Promise.all([endPool(ending), transactions.end(ending)]);
    },
  });
}

/** PostgreSQL's own codes for "come back later": shutting down, starting, too many connections, out of resources. */
const awaySqlStates = /^(08|53|57P0)/;
/** The driver's and the network's. */
const awayCodes = new Set([
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

/** Whether a failed query means that the database can't be reached for now, rather than that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return false;
  return awayCodes.has(code) || (error.name === 'PostgresError' && awaySqlStates.test(code));
}
