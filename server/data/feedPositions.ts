import type { FeedPosition as Position } from '@vetsync/machines/system/model';
import type { Sql } from './db.ts';

export {
  compareFeedPositions as comparePositions,
  formatFeedPosition as formatPosition,
  parseFeedPosition as parsePosition,
} from '@vetsync/machines/system/model';
export type { FeedPosition as Position } from '@vetsync/machines/system/model';

const startOfTransaction = '00000000-0000-0000-0000-000000000000';

/** All transactions before the horizon have ended, so nothing before it can still be committed. */
export const horizon = (sql: Sql) =>
  sql`(select max(era) from lead_eras), pg_snapshot_xmin(pg_current_snapshot())`;

/** The feed's position now. */
export async function currentPosition(sql: Sql): Promise<Position> {
  const [row] = await sql<{ era: number; tx: string }[]>`
    select era, tx::text from (select ${horizon(sql)}) as here (era, tx)`;
  if (!row) throw new Error('no era');
  return { era: row.era, tx: BigInt(row.tx), id: startOfTransaction };
}

/**
 * Starts a new era if the database runs on another cluster, or another timeline of it, than before: transaction ids may
 * start over there. Call this before inserting anything.
 */
export async function ensureEra(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`lock table lead_eras in share row exclusive mode`;
    const [entered] = await tx<{ era: number }[]>`
      insert into lead_eras (system_identifier, timeline)
      select s.system_identifier, c.timeline_id from pg_control_system() s, pg_control_checkpoint() c
      where (s.system_identifier, c.timeline_id)
        <> (select system_identifier, timeline from lead_eras order by era desc limit 1)
      returning era`;
    if (!entered) return;
    for (const table of ['leads', 'facts']) {
      await tx.unsafe(`alter table ${table} alter column era set default ${Number(entered.era)}`);
    }
  });
}
