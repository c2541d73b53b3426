import type { Config } from '../config.ts';
import { connect } from './db.ts';
import type { Sql } from './db.ts';
import { openEmbedded } from './embedded/index.ts';
import { migrate } from './migrate.ts';

/** A command uses few connections, and its statements may take as long as they want. */
const options = { max: 2, statementTimeout: 0, name: 'vetsync command' };

async function withUrl<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = connect(url, options);
  try {
    await migrate(sql);
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Runs a command's work on the migrated database: that of `DATABASE_URL`, or the embedded one, which is used beside a
 * running server or started for as long as the work takes.
 */
export async function withDatabase<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl !== null) return withUrl(config.databaseUrl, work);
  const embedded = await openEmbedded(config.dataDir, { serverUrl: null });
  try {
    return await withUrl(embedded.url, work);
  } finally {
    await embedded.close();
  }
}
