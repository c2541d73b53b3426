import { requirementsMet } from '@vetsync/machines/model/exchange';
import type { MatchRecord } from '@vetsync/machines/model/exchange';
import type { Sql, TransactionSql } from '../data/db.ts';
import type { Keyset } from '../data/keyset.ts';
import { withScope } from '../data/scopes.ts';
import { readListing } from './rows.ts';

/** Applications per transaction. The live feed waits while one is open. */
const batchSize = 100;
/** Listings per sweep. The next one goes on. */
const sweptMax = 1_000;

/** A listing of an organization. */
interface Measured {
  organizationId: string;
  id: string;
}

const textOf = (count: number | undefined) => (count === undefined ? null : String(count));

/** Compares the next applications with what the listing requires now. Returns the last of them; null if there are no more. */
async function measureBatch(
  tx: TransactionSql,
  { organizationId, id: listingId }: Measured,
  after: Keyset | null,
): Promise<Keyset | null> {
  const listing = await readListing(tx, organizationId, listingId);
  const rows = await tx<(Keyset & { record: MatchRecord })[]>`
    select a.id, a.submitted_at as "createdAt", jsonb_strip_nulls(jsonb_build_object(
      'skills', a.snapshot -> 'skills', 'certifications', a.snapshot -> 'certifications',
      'experience', a.snapshot -> 'experience', 'education', a.snapshot -> 'education')) as record
    from applications a where a.organization_id = ${organizationId} and a.listing_id = ${listingId}
      ${after ? tx`and (a.submitted_at, a.id) < (${after.createdAt}, ${after.id})` : tx``}
    order by a.submitted_at desc, a.id desc limit ${batchSize} for no key update`;
  const found = rows.map(({ id, record }) => ({ id, requirements: requirementsMet(listing, record) }));
  await tx`
    update applications a set requirements_met = m.met, requirements_of = m.required
    from unnest(${found.map(({ id }) => id)}::text[]::uuid[],
      ${found.map(({ requirements }) => textOf(requirements?.met))}::text[]::smallint[],
      ${found.map(({ requirements }) => textOf(requirements?.of))}::text[]::smallint[]) m (id, met, required)
    where a.organization_id = ${organizationId} and a.id = m.id
      and (a.requirements_met, a.requirements_of) is distinct from (m.met, m.required)`;
  if (rows.length === batchSize) return rows.at(-1)!;
  // Whoever has changed the listing meanwhile begins again.
  await tx`
    update listings set applications_measured = true
    where organization_id = ${organizationId} and id = ${listingId} and version = ${listing.version}`;
  return null;
}

/** Compares what a listing has got with what it requires now. */
export async function measureApplications(sql: Sql, listing: Measured): Promise<void> {
  let after: Keyset | null = null;
  do {
    const from: Keyset | null = after;
    after = await withScope(sql, { organizationId: listing.organizationId }, (tx) =>
      measureBatch(tx, listing, from),
    );
  } while (after);
}

/** The same for listings whose requirements changed without it: a server stopped, or didn't know of it yet. */
export async function measureRemaining(sql: Sql): Promise<void> {
  const rows = await sql<Measured[]>`
    select organization_id as "organizationId", id from listings where not applications_measured limit ${sweptMax}`;
  for (const listing of rows) await measureApplications(sql, listing);
}
