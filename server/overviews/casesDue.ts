import { overviewCountMax, overviewRowsMax } from '@vetsync/machines/model/exchange';
import type { OrganizationOverview } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';

type CasesDue = NonNullable<OrganizationOverview['due']>;

/** Those whose next step is on a day or before, those that wait longest first. */
export async function casesDue(tx: TransactionSql, organizationId: string, day: string): Promise<CasesDue> {
  const due = tx`
    from cases where organization_id = ${organizationId} and next_on <= ${day} and closed_at is null and undone_at is null`;
  const [first, [row]] = await Promise.all([
    tx<CasesDue['first']>`
      select id, kind, person_name as "personName", title, next_step as "nextStep", next_on::text as "nextOn"
      ${due} order by next_on, id limit ${overviewRowsMax}`,
    tx<{ count: number }[]>`
      select count(*)::int as count from (select ${due} limit ${overviewCountMax}) as found`,
  ]);
  return { count: row!.count, first: [...first] };
}
