import type { Logger } from 'pino';
import type { Sessions } from '../accounts/sessions/sessions.ts';
import type { Sql } from '../data/db.ts';
import type { FeedReader } from './reader.ts';

/** Streams must end within five seconds of their session. A query may take part of that. In milliseconds. */
const checkMs = 3_000;
const retryMs = 500;

/**
 * Ends the streams whose session has ended or whose user is no longer an administrator, whichever server caused it. It
 * reacts to notifications immediately and also polls, because notifications can be missed.
 */
export function watchSessions({
  sql,
  sessions,
  log,
  readers,
}: {
  sql: Sql;
  sessions: Pick<Sessions, 'rolesOf'>;
  log: Logger;
  readers: ReadonlySet<FeedReader>;
}) {
  let timer: NodeJS.Timeout | undefined;
  let isWatching = false;

  async function check(): Promise<void> {
    const roles = await sessions.rolesOf([...new Set([...readers].map(({ owner }) => owner.sessionId))]);
    for (const reader of readers) {
      const role = roles.get(reader.owner.sessionId);
      if (role === undefined) reader.end('session');
      else if (role !== 'admin') reader.end('role');
    }
  }

  async function turn(): Promise<void> {
    clearTimeout(timer);
    const pauseMs = await check().then(
      () => checkMs,
      (error: unknown) => {
        log.warn({ code: (error as { code?: unknown }).code }, 'sessions of streams not checked');
        return retryMs;
      },
    );
    clearTimeout(timer);
    if (isWatching) timer = setTimeout(turn, pauseMs).unref();
  }

  return {
    start(): void {
      isWatching = true;
      timer = setTimeout(turn, checkMs).unref();
    },
    stop(): void {
      isWatching = false;
      clearTimeout(timer);
    },
    listen: () =>
      sql.listen('session_ended', (userId) => {
        if ([...readers].some(({ owner }) => owner.userId === userId)) void turn();
      }),
  };
}
