import type { Sql } from '../data/db.ts';

/** PostgreSQL's channel on which servers tell each other of new leads. */
export const leadsChannel = 'leads';

/**
 * Tells every server but the sender that there are new leads. Nothing is lost with it in a crash, so it does not wait
 * for the disk.
 */
export const notifyLeads = (sql: Sql, sender = '') => sql`
  with lax as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify(${leadsChannel}, ${sender}) from lax`;
