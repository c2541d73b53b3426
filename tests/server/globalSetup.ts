import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/data/db.ts';
import { openEmbedded } from '../../server/data/embedded/index.ts';
import { migrate } from '../../server/data/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL that all files share; each file makes a database of its own in it. */
    postgresUrl: string;
    /** Name of a migrated database that nobody is connected to: others begin as its copy. */
    migratedDatabase: string;
  }
}

const migratedDatabase = 'migrated';

/** Where a crash need not be survived, a commit need not wait for the disk. */
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

/** One PostgreSQL for the run, in a temporary folder that goes with it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-tests-'));
  // Where root runs the tests, PostgreSQL's own user must get through.
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
