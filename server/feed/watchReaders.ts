import type { Logger } from 'pino';
import type { Sql } from '../data/db.ts';
import type { EndReason } from './frames.ts';
import type { FeedReader } from './reader.ts';

/** Streams must end within five seconds of the right to follow them. A query may take part of that. In milliseconds. */
const checkMs = 3_000;
const retryMs = 500;
/** Streams that are checked by one query. More of them would hold up requests for as long as it takes to read their rows. */
const readersPerCheck = 100;

/** Of some streams, those that have to end, and why. */
export type ReasonsToEnd = (readers: ReadonlySet<FeedReader>) => Promise<ReadonlyMap<FeedReader, EndReason>>;

/**
 * Ends the streams whose owner may no longer follow them, whichever server caused it. It reacts to the ends of sessions
 * immediately and also polls, because notifications can be missed.
 */
export function watchReaders({
  sql,
  reasonsToEnd,
  log,
  readers,
}: {
  sql: Sql;
  reasonsToEnd: ReasonsToEnd;
  log: Logger;
  readers: ReadonlySet<FeedReader>;
}) {
  let timer: NodeJS.Timeout | undefined;
  let isWatching = false;

  async function check(): Promise<void> {
    const present = [...readers];
    for (let at = 0; at < present.length; at += readersPerCheck) {
      const part = new Set(present.slice(at, at + readersPerCheck));
      for (const [reader, reason] of await reasonsToEnd(part)) reader.end(reason);
    }
  }

  async function turn(): Promise<void> {
    clearTimeout(timer);
    const pauseMs = await check().then(
      () => checkMs,
      (error: unknown) => {
        log.warn({ code: (error as { code?: unknown }).code }, 'owners of streams not checked');
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
