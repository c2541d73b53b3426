import { feedLagWarnMs } from '@vetsync/machines/leads/model';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Sql } from '../data/db.ts';
import { comparePositions, feedDelay } from '../leads/leadsFeed.ts';
import type { Position } from '../leads/leadsFeed.ts';
import type { Metrics } from '../metrics.ts';

/** Pause between two looks, in milliseconds. */
const lookMs = 1_000;

export interface FeedLagGround {
  sql: Sql;
  log: Logger;
  metrics: Metrics;
  /** As far as this server's feed has come; null while nobody follows. */
  position: () => Position | null;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/**
 * How far the live feed is behind: for how long the oldest open write transaction of the whole PostgreSQL cluster has
 * held back what was committed after it began, or for how long a lead has waited to be delivered here. Told by what was
 * seen from look to look, as ages of other people's transactions may only be read with privileges.
 */
export function createFeedLag({ sql, log, metrics, position, now = () => performance.now() }: FeedLagGround) {
  /** The horizon that does not move, and since when. */
  let held: { horizon: string; since: number } | null = null;
  /** The first lead that is not delivered, and since when. */
  let undelivered: { first: Position; since: number } | null = null;
  let warnedAt: number | null = null;

  const sinceOf = () => [held, undelivered].flatMap((one) => (one ? [one.since] : []));
  const milliseconds = () => Math.max(0, ...sinceOf().map((since) => now() - since));

  metrics.registry.registerMetric(
    new Gauge({
      name: 'lead_feed_lag_seconds',
      help: 'For how long the live feed has been held back by an open write transaction in the PostgreSQL cluster, or a lead has waited to be delivered.',
      registers: [],
      collect() {
        this.set(milliseconds() / 1000);
      },
    }),
  );

  /** Says so once when it falls behind, and once when it is level again. */
  function tell(): void {
    const lagMs = milliseconds();
    if (lagMs > feedLagWarnMs && warnedAt === null) {
      warnedAt = now() - lagMs;
      log.warn(
        { lagSeconds: Math.round(lagMs / 1000) },
        'the live feed is held back: a write transaction has been open for long somewhere in the PostgreSQL cluster',
      );
    } else if (lagMs <= feedLagWarnMs && warnedAt !== null) {
      log.info({ heldSeconds: Math.round((now() - warnedAt) / 1000) }, 'the live feed has caught up');
      warnedAt = null;
    }
  }

  /** One look. @throws what keeps the database from answering. */
  async function look(): Promise<void> {
    const { horizon, isHeld, first } = await feedDelay(sql, position());
    if (!isHeld) held = null;
    else if (held?.horizon !== horizon) held = { horizon, since: now() };
    if (first === null) undelivered = null;
    else {
      // One that was committed late may come before the one that has waited.
      const isSame = undelivered !== null && comparePositions(first, undelivered.first) <= 0;
      undelivered = { first, since: isSame ? undelivered!.since : now() };
    }
    tell();
  }

  return {
    look,
    seconds: () => milliseconds() / 1000,

    /** Looks once a second. Returns what ends it, resolving when no look is under way. */
    start(): () => Promise<void> {
      let isStopped = false;
      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const turn = () => {
        // While the database is away, what was seen last holds.
        running = look()
          .catch(tell)
          .finally(() => {
            if (!isStopped) timer = setTimeout(turn, lookMs).unref();
          });
      };
      turn();
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        await running;
      };
    },
  };
}
export type FeedLag = ReturnType<typeof createFeedLag>;
