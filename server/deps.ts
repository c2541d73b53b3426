import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.ts';
import type { Limits } from './accounts/limits.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Sql } from './data/db.ts';
import type { LeadFeed } from './feed/leadFeed.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics.ts';

/** What the process brings; `createDeps` makes the rest of it. */
export interface Ground {
  config: Config;
  sql: Sql;
  log: Logger;
  clock: Clock;
  metrics: Metrics;
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal;
}

/** Everything a handler needs. */
export interface Deps extends Ground {
  sessions: Sessions;
  accounts: Accounts;
  limits: Limits;
  mail: Mail;
  feed: LeadFeed;
}
