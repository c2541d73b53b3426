import type { Sql } from '../data/db.ts';

/** PostgreSQL channel on which servers notify each other of new leads. */
export const leadsChannel = 'leads';

/**
 * Notifies every server except the sender of new leads. A crash loses nothing important, so it doesn't wait for the
 * disk.
 */
export const notifyLeads = (sql: Sql, sender = '') => sql`
  with lax as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify(${leadsChannel}, ${sender}) from lax`;
