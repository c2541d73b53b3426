import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createAccounts } from '../../../server/accounts/accounts.ts';
import { createSessions } from '../../../server/accounts/sessions/sessions.ts';
import { systemClock } from '../../../server/clock.ts';
import { connect } from '../../../server/data/db.ts';
import { openEmbedded } from '../../../server/data/embedded/index.ts';
import { migrate } from '../../../server/data/migrate.ts';

const script = resolve(import.meta.dirname, 'accountServers.ts');

/** A new database with this many members, and the two servers of `accountServers.ts`. */
export async function accountBench(members = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-bench-'));
  chmodSync(folder, 0o711);
  const database = await openEmbedded(folder, { serverUrl: null });
  const sql = connect(database.url);
  await migrate(sql);

  const emails = Array.from({ length: members }, (_, index) => `member${index}@example.org`);
  const password = 'quiet harbor 41 lanterns';
  const { users, passwords } = createAccounts(sql, systemClock, { rateLimits: false, passwordMinLength: 6 });
  const add = async (email: string) =>
    users.add({ email, fullName: 'A Member', passwordHash: await passwords.hash(password) });
  const [user] = await Promise.all(emails.map(add));
  const sessions = createSessions(sql, systemClock, { appOrigin: 'http://localhost' });
  const { token } = await sessions.begin(user!);
  await sql.end();

  const servers = fork(script, {
    env: { ...process.env, DATABASE_URL: database.url, BENCH_PASSWORD: password },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ports = await new Promise<{ product: number; bare: number }>((ready, reject) => {
    servers.once('message', (message) => ready(message as { product: number; bare: number }));
    servers.once('exit', (code) => reject(new Error(`The servers ended with ${code}`)));
  });
  return {
    ports,
    headers: { Cookie: `vetsync_session=${token}` },
    /** The body of a sign-in for each member. */
    credentials: emails.map((email) => JSON.stringify({ email, password })),
    async close() {
      servers.disconnect();
      await new Promise((ended) => {
        servers.once('exit', ended);
      });
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
