import { overviewCountMax, overviewRowsMax } from '@vetsync/machines/model/exchange';
import type { OrganizationOverview } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';

type OpenBookings = OrganizationOverview['bookings'];
interface Row {
  id: string;
  personName: string;
  title: string;
  at: Date;
  end: Date;
  timeZone: string;
}
const itemOf = ({ id, personName, title, at }: Row) => ({ id, personName, title, at: at.toISOString() });

/** What the staff of an organization has to answer, whoever waits longest first, and who comes next. */
export async function openBookings(
  tx: TransactionSql,
  organizationId: string,
  now: Date,
): Promise<OpenBookings> {
  const columns = tx`
    id, person_name as "personName", title, upper(during) as end, time_zone as "timeZone"`;
  // Nobody moves what has begun. The status comes first in the index.
  const asked = tx`
    select ${columns}, created_at as at from bookings
    where organization_id = ${organizationId} and status = 'requested' and proposal is null
    union all
    select ${columns}, updated_at as at from bookings
    where organization_id = ${organizationId} and status in ('requested', 'confirmed') and starts_at > ${now}
      and proposed_until is not null and proposal ->> 'by' = 'person'`;
  const coming = tx`
    select ${columns}, starts_at as at from bookings
    where organization_id = ${organizationId} and status = 'confirmed' and upper(during) > ${now}
      and starts_at > ${new Date(now.getTime() - 24 * 3_600_000)}`;
  const [requests, [requestCount], next, [comingCount]] = await Promise.all([
    tx<Row[]>`${asked} order by at, id limit ${overviewRowsMax}`,
    tx<{ count: number }[]>`
      select count(*)::int as count from (select from (${asked}) as asked limit ${overviewCountMax}) as found`,
    tx<Row[]>`${coming} order by at, id limit ${overviewRowsMax}`,
    tx<{ count: number }[]>`
      select count(*)::int as count from (${coming} limit ${overviewCountMax}) as found`,
  ]);
  return {
    requests: { count: requestCount!.count, first: requests.map(itemOf) },
    coming: {
      count: comingCount!.count,
      first: next.map((row) => ({ ...itemOf(row), endsAt: row.end.toISOString(), timeZone: row.timeZone })),
    },
  };
}
