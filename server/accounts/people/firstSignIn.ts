import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { firstAdministratorEmail } from './administrators.ts';

/**
 * Stores the first administrator's password in a file if there is no terminal to show it on. Other output ends up in
 * logs that other people read.
 */
export function createFirstSignIn({
  config: { dataDir },
  log,
}: {
  config: { dataDir: string };
  log: Logger;
}) {
  const file = join(dataDir, 'first-administrator.txt');
  return {
    /** Path of the file. Null if it no longer exists. */
    waiting: () => (existsSync(file) ? file : null),
    /** Writes the file, readable by the server's user only. */
    write({ email, password }: { email: string; password: string }): void {
      mkdirSync(dataDir, { recursive: true });
      rmSync(file, { force: true });
      writeFileSync(file, `Email     ${email}\nPassword  ${password}\n`, { mode: 0o600, flag: 'wx' });
      chmodSync(file, 0o600);
    },
    /** Deletes the file once its owner has signed in. If that fails, the log asks the operator to do it. */
    signedIn(email: string): void {
      if (email !== firstAdministratorEmail) return;
      try {
        rmSync(file, { force: true });
      } catch (error) {
        log.warn(
          { file, code: (error as NodeJS.ErrnoException).code },
          "the file with the first administrator's password could not be deleted: delete it by hand",
        );
      }
    },
  };
}
export type FirstSignIn = ReturnType<typeof createFirstSignIn>;
