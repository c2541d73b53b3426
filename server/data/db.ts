import postgres from 'postgres';
import type { Sql } from 'postgres';

export type { Sql, TransactionSql } from 'postgres';

/** Connections of one server process. */
export const poolSize = 10;
/** Longest a statement of a request may run, in milliseconds. */
export const statementTimeoutMs = 10_000;
/** Longest wait for a new connection, in seconds. */
const connectTimeoutSeconds = 5;

/**
 * With pipelining a busy pool slows down for good: the driver never compacts its queue of busy connections. Its types
 * do not name the option.
 */
const unpipelined = { max_pipeline: 1 } as object;

export interface ConnectOptions {
  /** @default poolSize */
  max?: number;
  /** Milliseconds; 0 for none, as exports and imports need. @default statementTimeoutMs */
  statementTimeout?: number;
}

/** A pool that connects when first asked. `url` may name a Unix socket folder: `postgres://user@/db?host=/folder`. */
export function connect(
  url: string,
  { max = poolSize, statementTimeout = statementTimeoutMs }: ConnectOptions = {},
): Sql {
  return postgres(url, {
    ...unpipelined,
    max,
    connect_timeout: connectTimeoutSeconds,
    keep_alive: 10,
    onnotice: () => {},
    connection: { application_name: 'vetsync', statement_timeout: statementTimeout },
  });
}
