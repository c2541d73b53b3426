import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstAdministratorEmail } from './administrators.ts';

/**
 * Where the first administrator's password waits for its owner, where there is no terminal to show it on: what is
 * printed elsewhere ends up in logs that others read.
 */
export function createFirstSignIn({ dataDir }: { dataDir: string }) {
  const file = join(dataDir, 'first-administrator.txt');
  return {
    /** Path of the file; null once it is gone. */
    waiting: () => (existsSync(file) ? file : null),
    /** Writes the file, for the server's user alone. */
    write({ email, password }: { email: string; password: string }): void {
      mkdirSync(dataDir, { recursive: true });
      rmSync(file, { force: true });
      writeFileSync(file, `Email     ${email}\nPassword  ${password}\n`, { mode: 0o600, flag: 'wx' });
      chmodSync(file, 0o600);
    },
    /** Deletes the file once its owner has signed in. */
    signedIn(email: string): void {
      if (email === firstAdministratorEmail) rmSync(file, { force: true });
    },
  };
}
export type FirstSignIn = ReturnType<typeof createFirstSignIn>;
