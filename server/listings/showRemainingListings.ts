import type { Sql, TransactionSql } from '../data/db.ts';

/** Listings per transaction. Publications of other organizations with the same values wait meanwhile. */
const batchSize = 2_000;

/** Shows more of an approved organization's listings. Returns whether there may be others. */
async function showMore(tx: TransactionSql, organizationId: string): Promise<boolean> {
  // Locked, so that a suspension comes before or after, and nothing is shown after it.
  const [waiting] = await tx`
    select from organizations where id = ${organizationId} and status = 'approved' and not shows_all
    for no key update`;
  if (!waiting) return false;
  const [row] = await tx<{ shown: number }[]>`
    select show_listings(${organizationId}, ${batchSize}::int) as shown`;
  const isDone = row!.shown < batchSize;
  if (isDone) await tx`update organizations set shows_all = true where id = ${organizationId}`;
  return !isDone;
}

/** Shows the listings that were too many for the approval of their organization. Servers may do it at the same time. */
export async function showRemainingListings(sql: Sql): Promise<void> {
  const rows = await sql<
    { id: string }[]
  >`select id from organizations where status = 'approved' and not shows_all`;
  for (const { id } of rows) {
    while (await sql.begin((tx) => showMore(tx, id)));
  }
}
