import type { OrganizationOverview } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';

/** Who is in the care of a hospital now. */
export async function careOf(
  tx: TransactionSql,
  organizationId: string,
): Promise<NonNullable<OrganizationOverview['care']>> {
  const [row] = await tx<[NonNullable<OrganizationOverview['care']>]>`
    select count(*)::int as people, (count(*) filter (where c.priority = 'high'))::int as high,
      (count(*) filter (where c.owner_id is null))::int as unassigned,
      (count(*) filter (where l.type = 'mental-health'))::int as "mentalHealth"
    from cases c left join listings l on l.id = c.listing_id
    where c.organization_id = ${organizationId} and c.closed_at is null and c.undone_at is null`;
  return row;
}
