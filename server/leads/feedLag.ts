import { feedLagWarnMs } from '@vetsync/machines/system/model';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Sql } from '../data/db.ts';
import { comparePositions } from '../data/feedPositions.ts';
import type { Position } from '../data/feedPositions.ts';
import type { Metrics } from '../metrics.ts';

/** Delay between two measurements, in milliseconds. */
const measureEveryMs = 1_000;

export interface FeedLagDeps {
  sql: Sql;
  log: Logger;
  metrics: Metrics;
  /** Position of this server's feed. null without followers. */
  position: () => Position | null;
  /** Milliseconds that never decrease. */
  now?: () => number;
}

/** What holds the feed back, in one measurement. */
interface FeedDelay {
  /** Leads are delivered up to this transaction. */
  horizon: string;
  /** Whether a later transaction has been committed and is held back. */
  isHeld: boolean;
  /** The first lead after a position. null if there is none. */
  first: Position | null;
}

/** @param after The feed's position. null without followers. */
async function feedDelay(sql: Sql, after: Position | null): Promise<FeedDelay> {
  const first = after
    ? sql`
      left join lateral (
        select l.era, l.tx, l.id from leads l
        where (l.era, l.tx, l.id) > (${after.era}, ${String(after.tx)}::xid8, ${after.id})
        order by l.era, l.tx, l.id limit 1
      ) as lead on true`
    : sql`left join (select null::smallint as era, null::xid8 as tx, null::uuid as id) as lead on true`;
  const [row] = await sql<{ horizon: string; isHeld: boolean; era: number | null; tx: string; id: string }[]>`
    select here.horizon::text, here.horizon < here.next as "isHeld", lead.era, lead.tx::text, lead.id
    from (
      select pg_snapshot_xmin(pg_current_snapshot()) as horizon, pg_snapshot_xmax(pg_current_snapshot()) as next
    ) as here ${first}`;
  const { era, tx, id, ...here } = row!;
  return { ...here, first: era === null ? null : { era, tx: BigInt(tx), id } };
}

/**
 * Lag of the live feed: how long the oldest open write transaction of the PostgreSQL cluster has held back leads that
 * were committed after it started, or how long a lead has waited for delivery on this server. It compares successive
 * measurements, because reading the age of other users' transactions requires privileges.
 */
export function createFeedLag({ sql, log, metrics, position, now = () => performance.now() }: FeedLagDeps) {
  /** The horizon while it is stuck, and since when. */
  let held: { horizon: string; since: number } | null = null;
  /** The first undelivered lead, and since when. */
  let undelivered: { first: Position; since: number } | null = null;
  let warnedAt: number | null = null;

  const sinceOf = () => [held, undelivered].flatMap((item) => (item ? [item.since] : []));
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

  /** Logs once when the feed falls behind, and once when it has caught up. */
  function logChange(): void {
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

  /** Takes one measurement. @throws if the database doesn't respond. */
  async function look(): Promise<void> {
    const { horizon, isHeld, first } = await feedDelay(sql, position());
    if (!isHeld) held = null;
    else if (held?.horizon !== horizon) held = { horizon, since: now() };
    if (first === null) undelivered = null;
    else {
      // A lead that was committed late may precede the one that has waited.
      const isSame = undelivered !== null && comparePositions(first, undelivered.first) <= 0;
      undelivered = { first, since: isSame ? undelivered!.since : now() };
    }
    logChange();
  }

  return {
    look,
    seconds: () => milliseconds() / 1000,

    /** Measures once a second. Returns a function that stops this and resolves when no measurement is running. */
    start(): () => Promise<void> {
      let isStopped = false;
      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const turn = () => {
        // While the database is unavailable, the last measurement stays valid.
        running = look()
          .catch(logChange)
          .finally(() => {
            if (!isStopped) timer = setTimeout(turn, measureEveryMs).unref();
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
