import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../server/data/embedded/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL that all files share; each file makes a database of its own in it. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the run, in a temporary folder that goes with it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-tests-'));
  // Where root runs the tests, PostgreSQL's own user must get through.
  chmodSync(folder, 0o711);
  const database = await openEmbedded(folder, { serverUrl: null });
  project.provide('postgresUrl', database.url);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
