import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Role } from '../../machines/account/model/roles.ts';
import type { HashCost, HashingOptions } from '../../server/accounts/passwords/passwords.ts';
import { createApp } from '../../server/app.ts';
import type { Clock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import type { Config } from '../../server/config.ts';
import { appRole, connect } from '../../server/data/db.ts';
import { createDeps } from '../../server/deps.ts';
import { createHttpServer } from '../../server/http/httpServer.ts';
import type { HttpServer } from '../../server/http/httpServer.ts';
import type { Site } from '../../server/http/pages/site.ts';
import { createMetrics } from '../../server/metrics.ts';

/** A loopback host, so that mail can be read; see `server/network/loopback.ts`. */
export const appOrigin = 'http://vetsync.localhost';

/** A clock that only moves when a test advances it. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function testClock(start = new Date()): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** A new database in the PostgreSQL of `postgresUrl`: empty, or a copy. `locale`: of the operating system. */
export async function newDatabase(
  postgresUrl: string,
  {
    copyOf = 'template1',
    isDurable = false,
    locale,
  }: { copyOf?: string; isDurable?: boolean; locale?: string } = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = connect(postgresUrl, { max: 1, statementTimeout: 0 });
  await admin.unsafe(
    locale === undefined
      ? `create database ${name} template ${copyOf}`
      : `create database ${name} template template0 locale_provider libc locale '${locale}'`,
  );
  if (isDurable) await admin.unsafe(`alter database ${name} set synchronous_commit = on`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  return {
    url: url.href,
    async drop() {
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end({ timeout: 1 });
    },
  };
}

/** A database with all tables. `isDurable`: its commits wait for the disk. */
export const testDatabase = ({ isDurable = false } = {}) =>
  newDatabase(inject('postgresUrl'), { copyOf: inject('migratedDatabase'), isDurable });

/** Cheap hashing for tests that don't measure its cost. */
const lightHash: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestServerOptions {
  /** URL of a migrated database that stays when the server closes. @default a new one */
  databaseUrl?: string;
  config?: Partial<Config>;
  clock?: Clock;
  /** @default Math.random */
  random?: () => number;
  site?: Site;
  /** `full`: hashes and commits as in production, for measurements. Default: `light`. */
  cost?: 'light' | 'full';
  /** Overrides `cost`. */
  hashing?: HashingOptions;
  /** Called with every line that is logged. Otherwise log lines are discarded. */
  onLog?: (line: string) => void;
}

/** A server with its own database. Call it without a socket by `request`, or over HTTP by `listen`. */
export async function testServer(options: TestServerOptions = {}) {
  const isLight = options.cost !== 'full';
  const { databaseUrl } = options;
  const database = databaseUrl
    ? { url: databaseUrl, drop: async () => {} }
    : await testDatabase({ isDurable: !isLight });
  const sql = connect(database.url, { role: appRole });
  const feedSql = connect(database.url, { max: 2, role: appRole, purpose: 'feed' });
  /** For the tests themselves, as the owner of the tables. Its statements have no time limit. */
  const testSql = connect(database.url, { statementTimeout: 0, name: 'vetsync test' });
  const stopping = new AbortController();
  const { onLog } = options;
  const deps = createDeps({
    config: {
      ...readConfig({
        APP_ORIGIN: appOrigin,
        DATABASE_URL: database.url,
        SECRET_KEY: 'a secret key for tests only, not used elsewhere',
        LOG_LEVEL: 'info',
      }),
      ...options.config,
    },
    sql,
    feedSql,
    log: onLog ? pino({ level: 'info' }, { write: onLog }) : pino({ level: 'silent' }),
    clock: options.clock ?? { now: () => new Date() },
    ...(options.random && { random: options.random }),
    metrics: createMetrics(),
    stopping: stopping.signal,
    hashing: options.hashing ?? (isLight ? { cost: lightHash } : {}),
  });
  const app = createApp(deps, options.site);
  const listening: HttpServer[] = [];
  let people = 0;

  return {
    app,
    sql: testSql,
    deps,
    databaseUrl: database.url,
    /** Sends a request like one of our pages: same origin, `json` as a JSON body. `peer` is the client's IP address. */
    async request(
      path: string,
      init: RequestInit & { json?: unknown; peer?: string } = {},
    ): Promise<Response> {
      const { json, peer = '127.0.0.1', ...rest } = init;
      const headers = new Headers(rest.headers);
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
      if (json !== undefined) headers.set('content-type', 'application/json');
      const body = json === undefined ? rest.body : JSON.stringify(json);
      const { host } = new URL(appOrigin);
      const incoming = { socket: { remoteAddress: peer }, headers: { host, ...Object.fromEntries(headers) } };
      return app.request(
        `${appOrigin}${path}`,
        { ...rest, headers, ...(body != null && { body }) },
        { incoming },
      );
    },
    /** Over HTTP, on a free port of the loopback interface. */
    async listen() {
      const http = createHttpServer();
      http.serve(app);
      listening.push(http);
      const port = await http.listen(0, '127.0.0.1');
      return { url: `http://127.0.0.1:${port}`, close: http.close };
    },
    /** Creates and signs in a user with this role. Returns their `Cookie` header. */
    async signIn(role: Role = 'user'): Promise<string> {
      people += 1;
      const user = await deps.accounts.users.add({
        email: `person${people}@vetsync.test`,
        fullName: `Person ${people}`,
        passwordHash: 'not a password hash',
      });
      if (!user) throw new Error('The user exists already.');
      await deps.accounts.users.setRole(user.id, role);
      const { token } = await deps.sessions.begin({ ...user, role });
      return deps.sessions.cookie(token).split(';')[0] ?? '';
    },
    /** Does what SIGTERM does. */
    stop: () => stopping.abort(),
    async close() {
      stopping.abort();
      await deps.mail.stop();
      for (const http of listening) await http.close();
      await Promise.all([sql.end({ timeout: 1 }), feedSql.end({ timeout: 1 }), testSql.end({ timeout: 1 })]);
      await database.drop();
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof testServer>>;
