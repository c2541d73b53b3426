import { noListingCounts } from '@vetsync/machines/organizations/model';
import type { EventSeats, Listing, ListingCare, ListingCounts } from '@vetsync/machines/organizations/model';
import type { Logger } from 'pino';
import type { PendingQuery, Row } from 'postgres';
import type { Sql, TransactionSql } from '../data/db.ts';

type Fragment = PendingQuery<Row[]>;

export interface Count {
  figure: string;
  part: string;
  count: number;
}

/**
 * Figures of an organization's applications, exact at the time of the query: the sums, and what wasn’t added to them
 * yet. One statement reads both in one snapshot.
 */
export const applicationCounts = (tx: TransactionSql, organizationId: string, where: Fragment) => tx<Count[]>`
  select figure, part, sum(count)::float8 as count from (
    select figure, part, count from application_counts where organization_id = ${organizationId} and ${where}
    union all
    select figure, part, count from application_count_changes
      where organization_id = ${organizationId} and ${where}
  ) as counted group by figure, part having sum(count) <> 0`;

const listingFigures = { listing: 'received', fresh: 'fresh', taken: 'taken' } as const satisfies Record<
  string,
  keyof ListingCounts
>;

/** Who is cared for in each of some departments of a hospital, now. */
const careOf = (tx: TransactionSql, organizationId: string, ids: readonly string[]) =>
  tx<(ListingCare & { id: string })[]>`
    select listing_id as id, count(*)::int as people, (count(*) filter (where priority = 'high'))::int as high,
      (count(*) filter (where owner_id is null))::int as unassigned
    from cases where organization_id = ${organizationId} and listing_id in ${tx([...ids])}
      and closed_at is null and undone_at is null
    group by listing_id`;

/** Who comes to each of some events. */
const seatsOf = (tx: TransactionSql, ids: readonly string[]) =>
  tx<(EventSeats & { id: string })[]>`
    select listing_id as id, taken, waiting from event_seats where listing_id in ${tx([...ids])}`;

/** Applications for each of some listings, whom departments care for, and who comes to events. Where there is nobody is left out. */
export async function countsOfListings(
  tx: TransactionSql,
  organizationId: string,
  listings: readonly Pick<Listing, 'id' | 'kind'>[],
): Promise<Record<string, ListingCounts>> {
  const ids = listings.map(({ id }) => id);
  const ofKind = (asked: Listing['kind']) => listings.flatMap(({ id, kind }) => (kind === asked ? [id] : []));
  const departments = ofKind('provider');
  const events = ofKind('event');
  const counts: Record<string, ListingCounts> = {};
  for (const { id, ...care } of departments.length > 0 ? await careOf(tx, organizationId, departments) : [])
    counts[id] = { ...noListingCounts, care };
  for (const { id, ...seats } of events.length > 0 ? await seatsOf(tx, events) : [])
    counts[id] = { ...noListingCounts, seats };
  const where = tx`figure in ${tx(Object.keys(listingFigures))} and part in ${tx([...ids])}`;
  for (const { figure, part, count } of ids.length > 0
    ? await applicationCounts(tx, organizationId, where)
    : [])
    counts[part] = {
      ...(counts[part] ?? noListingCounts),
      [listingFigures[figure as keyof typeof listingFigures]]: count,
    };
  return counts;
}

/** Maximum rows per transaction. The live feed waits while one is open, so it must finish within 20 ms. */
const batchSize = 1_000;
/** How often changes are added to the sums, in milliseconds. */
const everyMs = 10_000;

/** Adds the changes to the sums. Servers may do it at the same time: each takes other changes. */
export async function rollUpApplicationCounts(sql: Sql): Promise<void> {
  for (;;) {
    const [done] = await sql<{ taken: number }[]>`
      with async_commit as materialized (select set_config('synchronous_commit', 'off', true)),
      taken as (
        delete from application_count_changes c using async_commit where c.ctid in (
          select ctid from application_count_changes order by organization_id, id limit ${batchSize}
          for update skip locked
        )
        returning c.organization_id, c.figure, c.part, c.count
      ), added as (
        insert into application_counts as s (organization_id, figure, part, count)
        select organization_id, figure, part, sum(count) from taken group by 1, 2, 3 order by 1, 2, 3
        on conflict (organization_id, figure, part) do update set count = s.count + excluded.count
      )
      select count(*)::int as taken from taken`;
    if (done!.taken < batchSize) return;
  }
}

/** Adds up now and then. Returns a function that stops this and resolves when nothing is added any more. */
export function startApplicationRollups({ sql, log }: { sql: Sql; log: Logger }) {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => rollUpApplicationCounts(sql))
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: unknown }).code }, 'applications not added up'),
      );
  }, everyMs).unref();
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  };
}
