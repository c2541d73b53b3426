import { execFileSync, spawnSync } from 'node:child_process';

/** System user that runs PostgreSQL. null: the current user. */
export type Identity = { uid: number; gid: number } | null;

const accountNames = ['postgres', '_postgres'];

const isRoot = () => process.getuid?.() === 0;

const numberOf = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

function accountOf(name: string): Identity {
  try {
    return { uid: numberOf('-u', name), gid: numberOf('-g', name) };
  } catch {
    return null;
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the system's `postgres` user and creates that user if
 * necessary.
 *
 * @throws if the user is missing and can't be created.
 */
export function ownIdentity(): Identity {
  if (!isRoot()) return null;
  for (const name of accountNames) {
    const account = accountOf(name);
    if (account) return account;
  }
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const account = accountOf('postgres');
  if (account) return account;
  const why = made.error?.message ?? made.stderr.toString();
  throw new Error(
    `PostgreSQL can't run as root, and no user "postgres" could be made for it: ${why.trim()}. ` +
      'Make one, start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether `identity` can run this command. */
export const canRun = (identity: Identity, command: string, commandArguments: string[]) =>
  spawnSync(command, commandArguments, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
