import type { Sql } from '../data/db.ts';

/** Listings per transaction. The live feed waits while one is open. */
const batchSize = 200;

/** Closes published listings after their last day or their event. Searches don't find them any more before that. */
export async function closeEndedListings(sql: Sql, now: Date): Promise<void> {
  let closed: number;
  do {
    const done = await sql`
      with ended as materialized (
        select organization_id, id from published_listings where ends_at <= ${now} limit ${batchSize}
      )
      update listings l set status = 'closed', updated_at = ${now}, version = l.version + 1
      from ended e where l.organization_id = e.organization_id and l.id = e.id and l.status = 'published'`;
    closed = done.count;
  } while (closed === batchSize);
}
