import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachableFolder } from './binaries.ts';
import { canRun, ownIdentity } from './identity.ts';
import type { Identity } from './identity.ts';

/** Maximum length of a Unix socket's path, in bytes: 107 on Linux, 103 on macOS. */
const socketPathMaxBytes = 103;

/** A cluster's folders, and the user it runs as. */
export interface Home {
  identity: Identity;
  folder: string;
  /** PostgreSQL's data directory. */
  data: string;
  log: string;
}

const homeAt = (folder: string, identity: Identity): Home => ({
  identity,
  folder,
  data: join(folder, 'data'),
  log: join(folder, 'log'),
});

async function makePrivate(folder: string, identity: Identity): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (identity) await chown(folder, identity.uid, identity.gid);
  await chmod(folder, 0o700);
}

/** Root runs a cluster as the ordinary user who created it. */
function ownerOf(folder: string): Identity {
  const own = ownIdentity();
  if (own === null) return null;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? own : { uid, gid };
}

/**
 * The cluster's folder for `dataDir`: its subfolder `postgres`. If root has to run PostgreSQL as a user without access
 * to it, the folder is in an accessible location instead, and `dataDir` stores the path.
 *
 * @throws if the data belongs to another user.
 */
export async function findHome(dataDir: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const pointer = join(dataDir, 'postgres.location');
  const elsewhere = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  const inside = join(dataDir, 'postgres');
  const known = elsewhere ?? (existsSync(inside) ? inside : null);

  if (known !== null) {
    const home = homeAt(known, ownerOf(known));
    if (process.getuid && home.identity === null && statSync(known).uid !== process.getuid()) {
      throw new Error(
        `The database in ${known} belongs to another user. Start as that user, or set DATA_DIR.`,
      );
    }
    await makePrivate(home.log, home.identity);
    return home;
  }

  const identity = ownIdentity();
  await makePrivate(inside, identity);
  const isReachable = identity === null || canRun(identity, 'test', ['-w', inside]);
  const folder = isReachable ? inside : join(reachableFolder, `data-${randomBytes(6).toString('hex')}`);
  if (!isReachable) {
    await makePrivate(folder, identity);
    writeFileSync(pointer, `${folder}\n`, { flag: 'wx' });
  }
  const home = homeAt(folder, identity);
  await makePrivate(home.log, identity);
  return home;
}

const shortTemporary = () => (Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp');

/**
 * Whether only the cluster's user can access the folder. A temporary one may have been deleted, or taken by somebody
 * else.
 */
function isStillPrivate(folder: string, { identity }: Home): boolean {
  const state = lstatSync(folder, { throwIfNoEntry: false });
  return (
    state?.isDirectory() === true &&
    (state.mode & 0o077) === 0 &&
    state.uid === (identity?.uid ?? process.getuid?.())
  );
}

/**
 * The private folder of the socket: in the cluster's folder if the path is short enough, otherwise a temporary one
 * whose path is stored.
 */
export async function socketFolderOf(home: Home): Promise<string> {
  const inHome = join(home.folder, 'run');
  if (Buffer.byteLength(join(inHome, '.s.PGSQL.65535')) <= socketPathMaxBytes) {
    await makePrivate(inHome, home.identity);
    return inHome;
  }
  const pointer = join(home.folder, 'run.location');
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  if (known !== null && isStillPrivate(known, home)) return known;
  const made = await mkdtemp(join(shortTemporary(), 'vetsync-'));
  await makePrivate(made, home.identity);
  writeFileSync(pointer, `${made}\n`);
  return made;
}
