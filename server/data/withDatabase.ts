import type { Config } from '../config.ts';
import { appRole, connect } from './db.ts';
import type { Sql } from './db.ts';
import { openEmbedded } from './embedded/index.ts';
import { migrate } from './migrate.ts';

/** Commands use few connections, and their statements have no time limit. */
const options = { max: 2, statementTimeout: 0, name: 'vetsync command' };

export interface CommandOptions {
  /** As the owner of the tables, which may write what the server only reads. @default false */
  isOwner?: boolean;
}

async function withUrl<Result>(
  url: string,
  work: (sql: Sql) => Promise<Result>,
  { isOwner = false }: CommandOptions,
): Promise<Result> {
  const owner = connect(url, { ...options, max: 1 });
  try {
    await migrate(owner);
  } finally {
    await owner.end({ timeout: 5 });
  }
  const sql = connect(url, { ...options, ...(!isOwner && { role: appRole }) });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Runs a command on the migrated database: that of `DATABASE_URL` or the embedded one, which it shares with a running
 * server or starts for the duration of the command.
 */
export async function withDatabase<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (sql: Sql) => Promise<Result>,
  command: CommandOptions = {},
): Promise<Result> {
  if (config.databaseUrl !== null) return withUrl(config.databaseUrl, work, command);
  const embedded = await openEmbedded(config.dataDir, { serverUrl: null });
  try {
    return await withUrl(embedded.url, work, command);
  } finally {
    await embedded.close();
  }
}
