import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { firstAdministratorEmail } from './administrators.ts';

/**
 * Where the first administrator's password waits for its owner, where there is no terminal to show it on: what is
 * printed elsewhere ends up in logs that others read.
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
    /** Path of the file; null once it is gone. */
    waiting: () => (existsSync(file) ? file : null),
    /** Writes the file, for the server's user alone. */
    write({ email, password }: { email: string; password: string }): void {
      mkdirSync(dataDir, { recursive: true });
      rmSync(file, { force: true });
      writeFileSync(file, `Email     ${email}\nPassword  ${password}\n`, { mode: 0o600, flag: 'wx' });
      chmodSync(file, 0o600);
    },
    /** Deletes the file once its owner has signed in. Where that fails, the operator is told to do it. */
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
