import { leadColumns } from './leads.ts';
import type { LeadRow } from './leads.ts';
import type { Sql } from '../data/db.ts';
import { horizon } from '../data/feedPositions.ts';
import type { Position } from '../data/feedPositions.ts';

export interface FeedRow {
  position: Position;
  lead: LeadRow;
}

/**
 * The leads after a position (and up to another one, inclusive), in order, at most `limit`.
 *
 * @returns `more`: whether there are more leads, now or soon.
 */
export async function leadsAfter(
  sql: Sql,
  after: Position,
  { limit, upTo }: { limit: number; upTo?: Position },
): Promise<{ rows: FeedRow[]; more: 'none' | 'soon' | 'now' }> {
  const found = await sql<(LeadRow & { era: number; tx: string; settled: boolean })[]>`
    select ${leadColumns(sql)}, l.era, l.tx::text, (l.era, l.tx) < (${horizon(sql)}) as settled
    from leads l
    where (l.era, l.tx, l.id) > (${after.era}, ${String(after.tx)}::xid8, ${after.id})
    ${upTo ? sql`and (l.era, l.tx, l.id) <= (${upTo.era}, ${String(upTo.tx)}::xid8, ${upTo.id})` : sql``}
    order by l.era, l.tx, l.id limit ${limit + 1}`;
  const rows = found
    .filter(({ settled }, index) => settled && index < limit)
    .map(({ era, tx, settled: _settled, ...lead }) => ({
      position: { era, tx: BigInt(tx), id: lead.id },
      lead,
    }));
  if (rows.length === found.length) return { rows, more: 'none' };
  return { rows, more: rows.length === limit ? 'now' : 'soon' };
}

/** What holds the feed back, in one measurement. */
export interface FeedDelay {
  /** Leads are delivered up to this transaction. */
  horizon: string;
  /** Whether a later transaction has been committed and is held back. */
  isHeld: boolean;
  /** The first lead after a position. null if there is none. */
  first: Position | null;
}

/** @param after The feed's position. null without followers. */
export async function feedDelay(sql: Sql, after: Position | null): Promise<FeedDelay> {
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
