import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createFirstAdministrator } from './accounts/people/administrators.ts';
import type { FirstAdministrator } from './accounts/people/administrators.ts';
import { startHousekeeping } from './accounts/housekeeping/housekeeping.ts';
import { storedSecretKey } from './accounts/secondFactor/secretKey.ts';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { localOrigin } from './config.ts';
import type { Config } from './config.ts';
import { appRole, connect, isDatabaseUnavailable } from './data/db.ts';
import type { Sql } from './data/db.ts';
import { openEmbedded } from './data/embedded/index.ts';
import type { EmbeddedDatabase } from './data/embedded/index.ts';
import { startApplicationRollups } from './overviews/applicationCounts.ts';
import { startReminding } from './exchange/reminders.ts';
import { startLeadRollups } from './leads/leadsDigests.ts';
import { ensureEra } from './leads/leadsFeed.ts';
import { migrate } from './data/migrate.ts';
import { createDeps } from './deps.ts';
import { loggable } from './http/errors/answerProblem.ts';
import { createHttpServer } from './http/httpServer.ts';
import type { HttpServer } from './http/httpServer.ts';
import { readRenderings } from './http/pages/rendering.ts';
import { readSite } from './http/pages/site.ts';
import type { Site } from './http/pages/site.ts';
import { createMetrics } from './metrics.ts';
import { practiceListener } from './practice/listener.ts';
import { practiceOf } from './practice/practice.ts';

/** Maximum time for active requests to finish when the server stops, in milliseconds. */
const drainMs = 6_000;
/** Maximum time for each resource to close after that … */
const closeMs = 1_500;
/** … except for PostgreSQL, which writes its memory to disk and gets all the remaining time. */
const stopMs = 9_000;
const migrateRetryMs = 1_000;
/** Background work may take longer, and uses no connections of requests. */
const backgroundPool = {
  max: 2,
  statementTimeout: 60_000,
  name: 'vetsync background',
  role: appRole,
  purpose: 'maintenance',
} as const;

/** The live feed reads with connections of its own, because it may read the facts of everybody. */
const feedPool = { max: 2, name: 'vetsync feed', role: appRole, purpose: 'feed' } as const;

/** Searches plan their statements once. */
const searchPool = { max: 4, name: 'vetsync search', role: appRole, plansOnce: true } as const;

/** The port or the host isn't available. The message tells the operator what to do. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

export interface RunningServer {
  /** As given, with the actual port. */
  config: Config;
  /** Sign-in of a new embedded database's first administrator, to be shown on the terminal. */
  firstAdministrator: FirstAdministrator | null;
  /** File with that sign-in if there was no terminal. null after it was used. */
  firstSignInFile: string | null;
  /** Whether it simulates Google and the verification provider. */
  hasPracticeProvider: boolean;
  /** Waits for active requests and closes everything that this process opened. */
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

/** The configuration with the actual port, if 0 requested any. */
const onPort = (config: Config, port: number): Config =>
  config.port === port
    ? config
    : {
        ...config,
        port,
        appOrigin:
          config.appOrigin === localOrigin(config) ? localOrigin({ ...config, port }) : config.appOrigin,
      };

/**
 * Migrates as soon as the database can be reached, however long that takes. @throws if the server is stopped before.
 */
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

const openOwn = ({ dataDir, ...config }: Config, log: Logger) =>
  openEmbedded(dataDir, {
    serverUrl: localOrigin(config),
    onLost: (error) => log.fatal({ error: loggable(error) }, 'PostgreSQL could not be started again'),
  });

/** Vite's output folder, relative to the source and to the built server. */
const siteFolders = ['../app/dist', '../../app/dist'].map((path) => join(import.meta.dirname, path));
async function builtSite(): Promise<Site | null> {
  const folder = siteFolders.find((path) => existsSync(join(path, 'index.html')));
  return folder === undefined ? null : { ...readSite(folder), renderings: await readRenderings(folder) };
}

/** Waits for something to close, but not longer than this. */
const bounded = (closing: Promise<unknown>, withinMs: number) =>
  Promise.race([closing, wait(withinMs, undefined, { ref: false })]);

/**
 * Starts everything: the embedded database if it is used, HTTP, mail, the feed and the housekeeping.
 *
 * @param options.isTerminal A person sees the output, and it isn't logged.
 * @param stopping Aborted by `stop`, or by a caller who cancels the start.
 * @throws AlreadyRunning, CannotListen, a database error, or the reason for which `stopping` was aborted.
 */
export async function startServer(
  given: Config,
  log: Logger,
  stopping: AbortController,
  { isTerminal = false } = {},
): Promise<RunningServer> {
  /** Closers of everything that uses the database, called in reverse order. */
  const opened: (() => Promise<unknown>)[] = [];
  const logWarning = (error: unknown) => log.error({ error: loggable(error) }, 'not closed cleanly');
  let embedded: EmbeddedDatabase | null = null;
  async function close(since = performance.now()): Promise<void> {
    for (const one of opened.toReversed()) await bounded(one().catch(logWarning), closeMs);
    const left = since + stopMs - performance.now();
    if (embedded) await bounded(embedded.close().catch(logWarning), Math.max(left, closeMs));
  }

  try {
    embedded = given.databaseUrl === null ? await openOwn(given, log) : null;
    const http = createHttpServer();
    const bound = onPort(given, await listen(http, given));
    const practice = practiceOf(bound);
    const config: Config = {
      ...bound,
      ...(practice && { google: practice.google, verification: practice.verification }),
      secretKey: given.secretKey ?? (embedded ? storedSecretKey(given.dataDir) : null),
    };
    opened.push(() => http.close());
    const url = localOrigin(config);
    await embedded?.announce(url);

    const databaseUrl = embedded?.url ?? config.databaseUrl ?? '';
    await migrateWhenReachable(databaseUrl, log, stopping.signal);
    const sql = connect(databaseUrl, { role: appRole });
    opened.push(() => sql.end({ timeout: closeMs / 1000 }));
    const backgroundSql = connect(databaseUrl, backgroundPool);
    opened.push(() => backgroundSql.end({ timeout: closeMs / 1000 }));

    const feedSql = connect(databaseUrl, feedPool);
    opened.push(() => feedSql.end({ timeout: closeMs / 1000 }));

    const searchSql = connect(databaseUrl, searchPool);
    opened.push(() => searchSql.end({ timeout: closeMs / 1000 }));

    const ground = {
      config,
      sql,
      feedSql,
      searchSql,
      log,
      clock: systemClock,
      metrics: createMetrics(),
      stopping: stopping.signal,
    };
    const deps = createDeps(ground);
    const firstAdministrator = embedded ? await createFirstAdministrator(sql, deps.accounts) : null;
    if (firstAdministrator && !isTerminal) deps.firstSignIn.write(firstAdministrator);
    const firstSignInFile = embedded ? deps.firstSignIn.waiting() : null;
    if (firstSignInFile !== null) {
      log.warn({ file: firstSignInFile }, "the first administrator's password is in a file until it is used");
    }
    deps.mail.start();
    const backgroundDeps = { ...ground, sql: backgroundSql };
    const stopHousekeeping = startHousekeeping(backgroundDeps);
    const stopDigests = startLeadRollups(backgroundDeps);
    const stopAddingUp = startApplicationRollups(backgroundDeps);
    const stopReminding = startReminding(backgroundDeps);
    const stopFeedLag = deps.feedLag.start();
    const practiceListeners =
      practice &&
      practiceListener(practice, config, (error) =>
        log.error({ error: loggable(error) }, 'the practice provider failed'),
      );
    http.serve(createApp(deps, await builtSite()), practiceListeners ?? undefined);

    return {
      config,
      firstAdministrator: isTerminal ? firstAdministrator : null,
      firstSignInFile,
      hasPracticeProvider: practice !== null,
      async stop() {
        const asked = performance.now();
        log.info('stopping');
        stopping.abort();
        const background = Promise.all([
          deps.mail.stop(),
          stopHousekeeping(),
          stopDigests(),
          stopAddingUp(),
          stopReminding(),
          stopFeedLag(),
        ]).catch(logWarning);
        const [isDrained] = await Promise.all([http.drained(drainMs), bounded(background, drainMs)]);
        if (!isDrained) log.warn('work in hand was cut off');
        await close(asked);
        log.info('stopped');
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
