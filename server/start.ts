import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createFirstAdministrator } from './accounts/people/administrators.ts';
import type { FirstAdministrator } from './accounts/people/administrators.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { createSweepTime } from './data/sweepTime.ts';
import { storedSecretKey } from './accounts/secondFactor/secretKey.ts';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { localOrigin } from './config.ts';
import type { Config } from './config.ts';
import { appRole, connect, isDatabaseUnavailable } from './data/db.ts';
import type { ConnectOptions, Sql } from './data/db.ts';
import { openEmbedded } from './data/embedded/index.ts';
import type { EmbeddedDatabase } from './data/embedded/index.ts';
import { startApplicationRollups } from './listings/applicationCounts.ts';
import { startReminders } from './exchange/notifications/reminders.ts';
import { startLeadRollups } from './leads/leadRollups.ts';
import { ensureEra } from './data/feedPositions.ts';
import { migrate } from './data/migrate.ts';
import { createDeps } from './deps.ts';
import type { ProcessDeps } from './deps.ts';
import { loggable } from './http/errors/answerProblem.ts';
import { createHttpServer } from './http/httpServer.ts';
import type { HttpServer } from './http/httpServer.ts';
import { readRenderings } from './http/pages/rendering.ts';
import { readSite } from './http/pages/site.ts';
import type { Site } from './http/pages/site.ts';
import { loadZips } from './data/zips.ts';
import { createMetrics } from './metrics.ts';
import { practiceInterceptor } from './practice/interceptor.ts';
import { practiceOf } from './practice/practice.ts';

/** Maximum time for active requests to finish when the server stops, in milliseconds. */
const drainMs = 6_000;
/** Maximum time to close each resource after that, in milliseconds. */
const closeMs = 1_500;
/**
 * Maximum time for all of this, in milliseconds. The embedded PostgreSQL is closed last and gets what is left of it,
 * because it writes its memory to disk.
 */
const stopMs = 9_000;
/** Delay between two attempts to migrate, in milliseconds. */
const migrateRetryMs = 1_000;
/** Background work has connections of its own, and more time for each statement. */
const backgroundPool = {
  max: 2,
  statementTimeout: 60_000,
  name: 'vetsync background',
  role: appRole,
  purpose: 'maintenance',
} as const satisfies ConnectOptions;

/** The live feed has connections of its own, because only it may read everyone's facts. */
const feedPool = {
  max: 2,
  name: 'vetsync feed',
  role: appRole,
  purpose: 'feed',
} as const satisfies ConnectOptions;

/** Searches have connections of their own, which use generic plans. */
const searchPool = {
  max: 4,
  name: 'vetsync search',
  role: appRole,
  genericPlans: true,
  purpose: 'search',
} as const satisfies ConnectOptions;

/** The port or the host isn't available. The message tells the operator what to do. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

export interface RunningServer {
  /** The given configuration, with the actual port. */
  config: Config;
  /** The first administrator of a new embedded database, to be shown on the terminal. null if there is no terminal. */
  firstAdministrator: FirstAdministrator | null;
  /** File with the first administrator's password if there was no terminal. null once it has been used. */
  firstSignInFile: string | null;
  /** Whether it simulates Google and the verification provider. */
  hasPracticeProvider: boolean;
  /** Waits for active requests, then closes everything that this process opened. */
  stop(): Promise<void>;
}

const listenMessages: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Choose another one, as in: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used by this user. Choose one above 1023, as in: PORT=3000 npm start`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not a known name.`,
};

async function listen(http: HttpServer, config: Config): Promise<number> {
  try {
    return await http.listen(config.port, config.host);
  } catch (error) {
    const message = listenMessages[(error as NodeJS.ErrnoException).code ?? '']?.(config);
    if (message === undefined) throw error;
    throw new CannotListen(message, { cause: error });
  }
}

/** The configuration with the actual port. It differs if port 0 asked for any free one. */
const withActualPort = (config: Config, port: number): Config =>
  config.port === port
    ? config
    : {
        ...config,
        port,
        appOrigin:
          config.appOrigin === localOrigin(config) ? localOrigin({ ...config, port }) : config.appOrigin,
      };

/** Migrates as soon as the database can be reached, however long that takes. @throws if the server is stopped first. */
async function migrateWhenReachable(url: string, log: Logger, stopping: AbortSignal): Promise<void> {
  const sql = connect(url, { max: 1, statementTimeout: 0, name: 'vetsync migration' });
  try {
    await retryUntilMigrated(sql, log, stopping);
  } finally {
    await sql.end({ timeout: closeMs / 1000 });
  }
}

async function retryUntilMigrated(sql: Sql, log: Logger, stopping: AbortSignal): Promise<void> {
  for (;;) {
    stopping.throwIfAborted();
    try {
      const applied = await migrate(sql);
      if (applied.length > 0) log.info({ applied }, 'migrated');
      await ensureEra(sql);
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ error: loggable(error) }, 'waiting for the database');
      await wait(migrateRetryMs, undefined, { signal: stopping });
    }
  }
}

const openEmbeddedDatabase = ({ dataDir, ...config }: Config, log: Logger) =>
  openEmbedded(dataDir, {
    serverUrl: localOrigin(config),
    onLost: (error) => log.fatal({ error: loggable(error) }, 'PostgreSQL could not be started again'),
  });

/** Vite's output folder, as seen from the source and from the built server. */
const siteFolders = ['../app/dist', '../../app/dist'].map((path) => join(import.meta.dirname, path));
async function builtSite(): Promise<Site | null> {
  const folder = siteFolders.find((path) => existsSync(join(path, 'index.html')));
  return folder === undefined ? null : { ...readSite(folder), renderings: await readRenderings(folder) };
}

/** Waits for something to close, but no longer than `withinMs`. */
const waitAtMost = (closing: Promise<unknown>, withinMs: number) =>
  Promise.race([closing, wait(withinMs, undefined, { ref: false })]);

/**
 * Starts everything: the embedded database if it is used, HTTP, mail, the feed and the background work.
 *
 * @param options.isTerminal Whether a person sees the output and nothing records it, so that it may show a password.
 * @param stopping Aborted by `stop`, or by a caller who cancels the start.
 * @throws AlreadyRunning, CannotListen, a database error, or the reason for which `stopping` was aborted.
 */
export async function startServer(
  given: Config,
  log: Logger,
  stopping: AbortController,
  { isTerminal = false } = {},
): Promise<RunningServer> {
  /** Closes what uses the database. Called in reverse order. */
  const closers: (() => Promise<unknown>)[] = [];
  const logUnclosed = (error: unknown) => log.error({ error: loggable(error) }, 'not closed cleanly');
  let embedded: EmbeddedDatabase | null = null;
  async function closeAll(since = performance.now()): Promise<void> {
    for (const close of closers.toReversed()) await waitAtMost(close().catch(logUnclosed), closeMs);
    const leftMs = since + stopMs - performance.now();
    if (embedded) await waitAtMost(embedded.close().catch(logUnclosed), Math.max(leftMs, closeMs));
  }

  try {
    embedded = given.databaseUrl === null ? await openEmbeddedDatabase(given, log) : null;
    loadZips();
    const http = createHttpServer();
    const bound = withActualPort(given, await listen(http, given));
    const practice = practiceOf(bound);
    const config: Config = {
      ...bound,
      ...(practice && { google: practice.google, verification: practice.verification }),
      secretKey: given.secretKey ?? (embedded ? storedSecretKey(given.dataDir) : null),
    };
    closers.push(() => http.close());
    await embedded?.announce(localOrigin(config));

    const databaseUrl = embedded?.url ?? config.databaseUrl ?? '';
    await migrateWhenReachable(databaseUrl, log, stopping.signal);
    const openPool = (options: ConnectOptions): Sql => {
      const pool = connect(databaseUrl, options);
      closers.push(() => pool.end({ timeout: closeMs / 1000 }));
      return pool;
    };
    const processDeps: ProcessDeps = {
      config,
      sql: openPool({ role: appRole }),
      feedSql: openPool(feedPool),
      searchSql: openPool(searchPool),
      log,
      clock: systemClock,
      metrics: createMetrics(),
      stopping: stopping.signal,
    };
    const backgroundDeps = { ...processDeps, sql: openPool(backgroundPool) };
    const deps = createDeps(processDeps);
    const firstAdministrator = embedded ? await createFirstAdministrator(deps.sql, deps.accounts) : null;
    if (firstAdministrator && !isTerminal) deps.firstSignIn.write(firstAdministrator);
    const firstSignInFile = embedded ? deps.firstSignIn.waiting() : null;
    if (firstSignInFile !== null) {
      log.warn({ file: firstSignInFile }, "the first administrator's password is in a file until it is used");
    }
    const app = createApp(deps, await builtSite());

    // Background work starts after everything that can fail, because only `stop` ends it.
    deps.mail.start();
    const sweepTime = createSweepTime(backgroundDeps);
    const backgroundStops = [
      () => deps.mail.stop(),
      startHousekeeping({ ...backgroundDeps, sweepTime }),
      startLeadRollups(backgroundDeps),
      startApplicationRollups(backgroundDeps),
      startReminders({ ...backgroundDeps, sweepTime }),
      deps.feedLag.start(),
    ];
    const intercept = practice
      ? practiceInterceptor(practice, config, (error) =>
          log.error({ error: loggable(error) }, 'the practice provider failed'),
        )
      : undefined;
    http.serve(app, intercept);

    return {
      config,
      firstAdministrator: isTerminal ? firstAdministrator : null,
      firstSignInFile,
      hasPracticeProvider: practice !== null,
      async stop() {
        const requestedAt = performance.now();
        log.info('stopping');
        stopping.abort();
        const background = Promise.all(backgroundStops.map((stop) => stop())).catch(logUnclosed);
        const [isDrained] = await Promise.all([http.drained(drainMs), waitAtMost(background, drainMs)]);
        if (!isDrained) log.warn('work in hand was cut off');
        await closeAll(requestedAt);
        log.info('stopped');
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
