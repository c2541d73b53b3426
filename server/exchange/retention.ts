import type { Sql } from '../data/db.ts';

const dayMs = 24 * 3_600_000;
/** How long a browser that was away can go on from where it was, and a command can be repeated. */
export const factRetentionMs = 30 * dayMs;
/** Maximum rows per transaction. The live feed waits while one is open, so it must finish within 20 ms. */
const batchSize = 500;

/** Deletes old facts, oldest first, and stores where the rest begins. What people have is not in them. */
export async function deleteOldFacts(sql: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - factRetentionMs);
  for (;;) {
    const { count } = await sql.begin(
      (tx) => tx`
        with old as (
          select f.era, f.tx, f.id from facts f where f.at <= ${before} order by f.era, f.tx, f.id limit ${batchSize}
        ), last as (
          select era, tx, id from old order by era desc, tx desc, id desc limit 1
        ), stored as (
          insert into fact_retention (era, tx, fact_id) select era, tx, id from last
          on conflict (id) do update set era = excluded.era, tx = excluded.tx, fact_id = excluded.fact_id
          where (fact_retention.era, fact_retention.tx, fact_retention.fact_id) < (excluded.era, excluded.tx, excluded.fact_id)
        )
        delete from facts f using old where (f.era, f.tx, f.id) = (old.era, old.tx, old.id)`,
    );
    if (count < batchSize) return;
  }
}
