import type { Logger } from 'pino';
import type { Sql } from '../data/db.ts';
import type { EndReason } from './frames.ts';
import type { FeedReader } from './reader.ts';
import { takeInRounds } from './rounds.ts';

/** How often each stream is checked: it must end within five seconds of the right to follow it. In milliseconds. */
const roundMs = 3_000;
/** Streams are checked a few at a time: a query about all of them holds up requests for as long as their rows are read. */
const turnsInRound = 20;
/** Pause after a failed check, in milliseconds. */
const retryMs = 500;

/** Of some streams, those that have to end, and why. */
export type ReasonsToEnd = (readers: ReadonlySet<FeedReader>) => Promise<ReadonlyMap<FeedReader, EndReason>>;

/**
 * Ends the streams whose owner may no longer follow them, whichever server caused it. It reacts to the ends of sessions
 * immediately and also goes around, because notifications can be missed.
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
  const takeNext = takeInRounds(readers, turnsInRound);
  let timer: NodeJS.Timeout | undefined;
  let isWatching = false;

  /** Returns whether the database answered. */
  async function check(some: ReadonlySet<FeedReader>): Promise<boolean> {
    if (some.size === 0) return true;
    try {
      for (const [reader, reason] of await reasonsToEnd(some)) reader.end(reason);
      return true;
    } catch (error) {
      log.warn({ code: (error as { code?: unknown }).code }, 'owners of streams not checked');
      return false;
    }
  }

  async function turn(some: ReadonlySet<FeedReader>): Promise<void> {
    const isDone = await check(some);
    if (!isWatching) return;
    clearTimeout(timer);
    const next = () => void turn(isDone ? takeNext() : some);
    timer = setTimeout(next, isDone ? roundMs / turnsInRound : retryMs).unref();
  }

  return {
    start(): void {
      isWatching = true;
      void turn(takeNext());
    },
    stop(): void {
      isWatching = false;
      clearTimeout(timer);
    },
    listen: () =>
      sql.listen('session_ended', (userId) => {
        void check(new Set([...readers].filter(({ owner }) => owner.userId === userId)));
      }),
  };
}
