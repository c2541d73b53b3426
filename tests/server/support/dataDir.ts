import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openEmbedded } from '../../../server/data/embedded/index.ts';
import { withDatabase } from '../../../server/data/withDatabase.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-embedded-'));
  // If root runs the tests, PostgreSQL's own user needs access.
  chmodSync(folder, 0o755);
  return folder;
}

const pointerOf = (dataDir: string) => join(dataDir, 'postgres.location');

function homeOf(dataDir: string): string {
  const pointer = pointerOf(dataDir);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
}

function removeData(dataDir: string): void {
  if (existsSync(pointerOf(dataDir))) rmSync(homeOf(dataDir), { recursive: true });
}

/**
 * A `DATA_DIR` for each test of a file, deleted after the test.
 *
 * @param options.filled Whether it contains a migrated database. That is created once and copied, because creating one
 *   means waiting for the disk.
 */
export function eachDataDir({ filled = false } = {}) {
  let folder: string;
  let dataDir: string;
  let template: string | null = null;
  const pidFile = () => join(homeOf(dataDir), 'data/postmaster.pid');
  const isRunning = () => existsSync(pidFile());

  beforeAll(async () => {
    if (!filled) return;
    template = newFolder();
    await withDatabase({ databaseUrl: null, dataDir: template }, async () => {});
  });
  afterAll(() => {
    if (template === null) return;
    removeData(template);
    rmSync(template, { recursive: true });
  });
  beforeEach(() => {
    folder = newFolder();
    dataDir = join(folder, 'data');
    if (template === null || existsSync(pointerOf(template))) return;
    mkdirSync(dataDir);
    execFileSync('cp', ['-a', join(template, 'postgres'), dataDir]);
  });
  afterEach(async () => {
    // Opening and closing it as the last guest stops what a test left running.
    if (isRunning()) await (await openEmbedded(dataDir, { serverUrl: null })).close();
    removeData(dataDir);
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** The parent folder of `DATA_DIR`, for other files of a test. */
    folder: () => folder,
    dataDir: () => dataDir,
    /** Makes the test use another one. */
    use: (other: string) => {
      dataDir = other;
    },
    environment: () => ({ DATA_DIR: dataDir }),
    homeOf: () => homeOf(dataDir),
    postmasterPid: () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]),
    isRunning,
  };
}
