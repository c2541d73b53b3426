import { notifyServers } from '../data/notifyServers.ts';
import type { Sql } from '../data/db.ts';

/** PostgreSQL channel on which servers notify each other of new leads. */
export const leadsChannel = 'leads';

/** Notifies every server of new leads. */
export const notifyLeads = (sql: Sql) => notifyServers(sql, leadsChannel);
