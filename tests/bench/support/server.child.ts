/**
 * Our server without rate limits, on the database in its first argument. Sends its port, an administrator's cookie, and
 * those of as many people as the second argument says.
 */
import { pino } from 'pino';
import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { appRole, connect } from '../../../server/data/db.ts';
import { startLeadRollups } from '../../../server/leads/leadRollups.ts';
import { createDeps } from '../../../server/deps.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import { createMetrics } from '../../../server/metrics.ts';

const [databaseUrl = '', peopleCount = '0'] = process.argv.slice(2);
const sql = connect(databaseUrl, { role: appRole });
const log = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false, minLength: 4_096 }));
const deps = createDeps({
  config: { ...readConfig({ DATABASE_URL: databaseUrl }), rateLimits: false },
  sql,
  searchSql: connect(databaseUrl, { max: 4, role: appRole, genericPlans: true }),
  feedSql: connect(databaseUrl, { max: 2, role: appRole, purpose: 'feed' }),
  log,
  clock: { now: () => new Date() },
  metrics: createMetrics(),
  stopping: new AbortController().signal,
});
startLeadRollups({ sql, log });
const http = createHttpServer();
http.serve(createApp(deps));
const port = await http.listen(0, '127.0.0.1');

async function signIn(name: string, role: 'admin' | 'user') {
  const user = await deps.accounts.users.add({
    email: `${name}${process.pid}@vetsync.test`,
    fullName: null,
    passwordHash: 'not a password hash',
  });
  if (!user) throw new Error('no user');
  await deps.accounts.users.setRole(user.id, role);
  const { token } = await deps.sessions.begin({ ...user, role });
  return { userId: user.id, cookie: deps.sessions.cookie(token).split(';')[0] ?? '' };
}
const administrator = await signIn('bench', 'admin');
const people: Awaited<ReturnType<typeof signIn>>[] = [];
const atOnce = 10;
while (people.length < Number(peopleCount)) {
  const names = Array.from({ length: atOnce }, (_, index) => `person${people.length + index}`);
  people.push(...(await Promise.all(names.map((name) => signIn(name, 'user')))));
}
process.on('message', () => global.gc?.());
process.send?.({ port, ...administrator, people });
