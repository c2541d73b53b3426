import type { LeadAnalytics, LeadSummary } from '@vetsync/machines/leads/model';
import type { Logger } from 'pino';
import type { PendingQuery, Row } from 'postgres';
import type { Sql, TransactionSql } from '../data/db.ts';

type Fragment = PendingQuery<Row[]>;

/** Sources or statuses listed separately in analytics. The rest are counted together. */
const groupsMax = 100;
/** Group for the rest. */
export const otherGroup = 'other';

/**
 * Counts from the rollup plus the leads after its mark, as (kind, day, value, count). One statement reads both in one
 * snapshot, so each lead is counted once, even if leads are committed or rolled up at the same time.
 */
const counts = (sql: Sql, where: Fragment) => sql`
  select kind, day, value, count from (
    select kind, day, value, count from lead_counts
    union all
    select f.kind, (l.created_at at time zone 'UTC')::date, f.value, 1
    from leads_beyond('counts') l cross join lateral lead_facts(l) f
  ) as fact where ${where}`;

/** The totals, exact at the time of the query. */
export async function leadSummary(sql: Sql): Promise<LeadSummary> {
  const kinds = sql`kind in ('total', 'veterans', 'organizations')`;
  const rows = await sql<{ kind: keyof LeadSummary; count: number }[]>`
    select kind, sum(count)::float8 as count from (${counts(sql, kinds)}) as counted group by kind`;
  return {
    total: 0,
    veterans: 0,
    organizations: 0,
    ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])),
  };
}

interface Group {
  value: string | null;
  count: number;
}

/** Dates in UTC as `YYYY-MM-DD`, inclusive. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Leads per day (in order), source and status (most frequent first), exact at the time of the query. */
export async function leadAnalytics(sql: Sql, { from, to }: DayRange): Promise<LeadAnalytics> {
  const where = sql`kind in ('total', 'source', 'status')
    ${from === undefined ? sql`` : sql`and day >= ${from}::date`}
    ${to === undefined ? sql`` : sql`and day <= ${to}::date`}`;
  const rows = await sql<(Group & { kind: 'total' | 'source' | 'status'; day: string | null })[]>`
    with counted as materialized (${counts(sql, where)}),
    ranked as (
      select kind, value, sum(count) as count,
        row_number() over (partition by kind order by sum(count) desc, value) as ordinal
      from counted where kind <> 'total' group by kind, value
    )
    select kind, day::text, null as value, sum(count)::float8 as count
      from counted where kind = 'total' group by kind, day having sum(count) > 0
    union all
    select kind, null, case when ordinal <= ${groupsMax} then value else ${otherGroup} end, sum(count)::float8
      from ranked group by kind, least(ordinal, ${groupsMax + 1}), 3
    order by kind, day, count desc, value`;
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    byDay: of('total').map(({ day, count }) => ({ day: day ?? '', count })),
    bySource: of('source').map(({ value, count }) => ({ source: value, count })),
    byStatus: of('status').map(({ value, count }) => ({ status: value, count })),
  };
}

/** The column of `lead_marks` calls it a digest. */
type Rollup = 'counts' | 'texts';

/**
 * Minimum leads for moving a mark, and maximum leads per transaction. The live feed waits while one is open, so it must
 * finish within 20 ms.
 */
const batches = { counts: { least: 100, most: 1_000 }, texts: { least: 50, most: 50 } };

/** `range` is settled: every later statement sees the same leads in it. */
const work: Record<Rollup, (tx: TransactionSql, range: Fragment) => Promise<unknown>> = {
  counts: (tx, range) => tx`
    insert into lead_counts as known (kind, day, value, count)
    select f.kind, (l.created_at at time zone 'UTC')::date, f.value, count(*)
    from leads l cross join lateral lead_facts(l) f where ${range} group by 1, 2, 3
    on conflict (kind, day, value) do update set count = known.count + excluded.count`,
  texts: (tx, range) => tx`
    insert into lead_texts (id, text)
    select id, lead_text(name, email, organization) from leads where ${range}`,
};

/** Runs after the transaction and outside of one, because a transaction would delay the feed. */
const afterwards: Record<Rollup, (sql: Sql) => Promise<unknown>> = {
  counts: async () => {},
  texts: (sql) => sql`select merge_lead_texts()`,
};

/** The last lead that a rollup includes. */
interface Mark {
  era: number;
  tx: string;
  id: string;
}
const positionOf = (sql: Sql | TransactionSql, { era, tx, id }: Mark) =>
  sql`(${era}::smallint, ${tx}::xid8, ${id}::uuid)`;

/**
 * Adds the leads after a rollup's mark to the rollup and moves the mark. A row lock on the mark keeps servers apart.
 *
 * @param least Minimum number of leads.
 * @returns Whether the mark was moved, so there may be more leads.
 */
export async function rollUpLeads(sql: Sql, which: Rollup, least = batches[which].least): Promise<boolean> {
  // Found before the transaction, so the feed only waits for the update itself.
  const [mark] = await sql<Mark[]>`select era, tx::text, id from lead_marks where digest = ${which}`;
  if (!mark) return false;
  const [last] = await sql<(Mark & { ordinal: number })[]>`
    select era, tx::text, id, ordinal::int from (
      select era, tx, id, row_number() over (order by era, tx, id) as ordinal from leads
      where (era, tx, id) > ${positionOf(sql, mark)}
        and (era, tx) < ((select max(era) from lead_eras), pg_snapshot_xmin(pg_current_snapshot()))
      order by era, tx, id limit ${batches[which].most}
    ) as gathered order by ordinal desc limit 1`;
  if (!last || last.ordinal < least) return false;

  const moved = await sql.begin(async (tx) => {
    const [from, upTo] = [positionOf(tx, mark), positionOf(tx, last)];
    // After a crash the lost leads are rolled up again, so this doesn't wait for the disk.
    await tx`set local synchronous_commit = off`;
    const held = await tx`
      select from lead_marks where digest = ${which} and (era, tx, id) = ${from} for update skip locked`;
    if (held.length === 0) return false;
    await work[which](tx, tx`(era, tx, id) > ${from} and (era, tx, id) <= ${upTo}`);
    await tx`update lead_marks set (era, tx, id) = ${upTo} where digest = ${which}`;
    return true;
  });
  if (moved) await afterwards[which](sql);
  return moved;
}

/** Delay if there is nothing to do, in milliseconds. */
const restMs = 1_000;
/** Share of the time that a rollup may run. Searching leads outside the index costs less than slowing down inserts. */
const dutyCycle = 0.1;

/** Updates the rollups as leads arrive. Returns a function that stops this and resolves when nothing is running. */
export function startLeadRollups({ sql, log }: { sql: Sql; log: Logger }) {
  let stopped = false;
  const timers = new Map<Rollup, NodeJS.Timeout>();
  const running = new Map<Rollup, Promise<void>>();

  async function turn(which: Rollup): Promise<void> {
    const begun = performance.now();
    const moved = await rollUpLeads(sql, which).catch((error: unknown) => {
      log.warn({ rollup: which, code: (error as { code?: unknown }).code }, 'leads not rolled up');
      return false;
    });
    const workedMs = performance.now() - begun;
    const pauseMs = moved ? workedMs * (1 / dutyCycle - 1) : restMs;
    if (!stopped) timers.set(which, setTimeout(start, pauseMs, which).unref());
  }
  const start = (which: Rollup) => running.set(which, turn(which));

  start('counts');
  start('texts');
  return async function stop(): Promise<void> {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running.values());
  };
}
