import type { Sql } from './db.ts';

/**
 * Notifies every server except the sender of new rows. A crash loses nothing important, so it doesn't wait for the disk.
 *
 * @param channel PostgreSQL channel on which the servers listen.
 */
export const notifyServers = (sql: Sql, channel: string, sender = '') => sql`
  with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify(${channel}, ${sender}) from async_commit`;
