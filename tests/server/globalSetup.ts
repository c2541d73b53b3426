import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/data/db.ts';
import { openEmbedded } from '../../server/data/embedded/index.ts';
import { migrate } from '../../server/data/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL that all test files share. Each file creates its own database there. */
    postgresUrl: string;
    /** Name of a migrated database without connections, which serves as a template. */
    migratedDatabase: string;
  }
}

const migratedDatabase = 'migrated';

/** Tests don't need to survive a crash, so commits need not wait for the disk. */
async function prepare(postgresUrl: string): Promise<void> {
  const admin = connect(postgresUrl, { max: 1, statementTimeout: 0 });
  await admin`alter system set synchronous_commit = off`;
  await admin`select pg_reload_conf()`;
  await admin.unsafe(`create database ${migratedDatabase}`);
  await admin.end();
  const url = new URL(postgresUrl);
  url.pathname = migratedDatabase;
  const sql = connect(url.href, { max: 1, statementTimeout: 0 });
  await migrate(sql);
  await sql.end();
}

/** Starts one PostgreSQL for the run, in a temporary folder that is deleted afterwards. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-tests-'));
  // If root runs the tests, PostgreSQL's own user needs access.
  chmodSync(folder, 0o711);
  const database = await openEmbedded(folder, { serverUrl: null });
  await prepare(database.url);
  project.provide('postgresUrl', database.url);
  project.provide('migratedDatabase', migratedDatabase);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
