import type { ListingKind } from '@vetsync/machines/organizations/model';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../data/db.ts';
import type { SearchPosition } from './cursor.ts';
import type { FacetChoice } from './facets.ts';
import type { NearZip } from './zips.ts';

export interface ListingSearch extends FacetChoice {
  kind?: ListingKind | undefined;
  q?: string | undefined;
  /** ZIP code, and miles around it. */
  near?: string | undefined;
  radius: number;
  organization?: string | undefined;
  /** Dollars a year that a job can pay at least. */
  salary?: number | undefined;
  /** Dollars a year that a degree program costs at most. */
  tuition?: number | undefined;
  cursor?: SearchPosition | undefined;
  limit: number;
}
/** A search with what the database needs to know. */
export interface PreparedSearch extends ListingSearch {
  now: Date;
  /** ZIP codes within the radius. Null in a search without a place. */
  zips: readonly NearZip[] | null;
  /** In the syntax of `to_tsquery`. Null in a search without a text. */
  words: string | null;
}
type Fragment = PendingQuery<Row[]>;

/** How many listings a text search looks through in order, one step after another, before it uses the index. */
const scans = { first: 1_000, second: 10_000 } as const;
/** A text is frequent if this many of the first thousand listings have it. */
const frequentFrom = 6;
/** How many listings are counted for a search that has no counts ready. */
export const countedMax = 1_000;

/** Conditions on `published_listings` as `p`, apart from text and place: those of all facets, and the chosen ones. */
function conditionsOf(sql: Sql, { now, kind, organization, salary, tuition, ...choice }: PreparedSearch) {
  const { type, remote, clearance, benefits } = choice;
  const base = sql`(p.ends_at is null or p.ends_at > ${now})
    ${kind ? sql`and p.kind = ${kind}` : sql``}
    ${organization ? sql`and p.organization_id = ${organization}` : sql``}
    ${salary === undefined ? sql`` : sql`and p.kind = 'job' and p.amount >= ${salary}`}
    ${tuition === undefined ? sql`` : sql`and p.kind = 'degree' and p.amount <= ${tuition}`}`;
  const chosen = sql`${base}
    ${type === undefined ? sql`` : sql`and p.type = ${type}`}
    ${remote === undefined ? sql`` : sql`and ${remote ? sql`p.remote` : sql`not p.remote`}`}
    ${clearance === undefined ? sql`` : sql`and p.clearance = ${clearance} and p.clearance <> ''`}
    ${benefits === undefined ? sql`` : sql`and ${benefits} = any(p.benefits)`}`;
  return { base, chosen };
}

/** As a constant: with a parameter, PostgreSQL would plan for a tenth of the table. */
const atMost = (sql: Sql, count: number) => sql`limit ${sql.unsafe(String(Math.trunc(count)))}`;

const newestFirst = (sql: Sql) => sql`order by p.published_at desc, p.id desc`;
const facetColumns = (sql: Sql) => sql`p.type, p.remote, p.clearance, p.benefits`;
const withWords = (sql: Sql, words: string | null) =>
  words === null ? sql`true` : sql`p.words @@ to_tsquery('english', ${words})`;

/**
 * Listings that have the words. A frequent text is found among the newest, without the many entries that it has in the
 * index; a rare one by the index, without reading listings that don't have it. `stage` 3 is all of them.
 */
function matches(sql: Sql, where: Fragment, words: string, enough: number): Fragment {
  const columns = sql`p.id, p.published_at, ${facetColumns(sql)}`;
  const scan = (count: number, onlyIf: Fragment) => sql`
    select ${columns} from (
      select ${columns}, p.words from published_listings p where ${onlyIf} and ${where}
      ${newestFirst(sql)} ${atMost(sql, count)}
    ) p where ${withWords(sql, words)}`;
  return sql`
    with first as materialized (${scan(scans.first, sql`true`)}),
    second as materialized (
      ${scan(scans.second, sql`(select count(*) between ${frequentFrom} and ${enough} from first)`)}
    ),
    indexed as materialized (
      select ${columns} from published_listings p
      where (select count(*) from first) <= ${enough} and (select count(*) from second) <= ${enough}
        and ${where} and ${withWords(sql, words)}
    )
    select *, 1 as stage from first where (select count(*) from first) > ${enough}
    union all select *, 2 from second where (select count(*) from second) > ${enough}
    union all select *, 3 from indexed`;
}

/**
 * The listings of the ZIP code `z.zip`. `offset 0` keeps the order and the limit outside: with them, PostgreSQL may read
 * all listings by time for each ZIP code that has few.
 */
const inZip = (sql: Sql, where: Fragment, words: string | null): Fragment => sql`
  select * from published_listings p where p.zip = z.zip and ${where} and ${withWords(sql, words)} offset 0`;

/** The listings of a page and one more, in order: `id`, `published_at`, `rank`. */
export function foundListings(sql: Sql, search: PreparedSearch): Fragment {
  const { cursor, limit, zips, words } = search;
  const { chosen } = conditionsOf(sql, search);
  const isAfter = cursor ? sql`(p.published_at, p.id) < (${cursor.createdAt}, ${cursor.id})` : sql`true`;
  if (zips) {
    const passed = cursor?.rank ?? 0;
    // A part of the first ZIP code's listings may have been on the page before.
    return sql`
      select p.id, p.published_at, (z.ordinal + ${passed} - 1)::int as rank
      from unnest(${zips.slice(passed).map(({ zip }) => zip)}::text[]) with ordinality z (zip, ordinal)
      cross join lateral (
        select p.id, p.published_at from (${inZip(sql, chosen, words)}) p where z.ordinal > 1 or ${isAfter}
        ${newestFirst(sql)} ${atMost(sql, limit + 1)}
      ) p
      order by z.ordinal, p.published_at desc, p.id desc ${atMost(sql, limit + 1)}`;
  }
  const where = sql`${chosen} and ${isAfter}`;
  const source =
    words === null ? sql`published_listings p where ${where}` : sql`(${matches(sql, where, words, limit)}) p`;
  return sql`
    select p.id, p.published_at, 0 as rank from ${source} ${newestFirst(sql)} ${atMost(sql, limit + 1)}`;
}

/** Whether `listing_counts` has the counts of a search, exactly. */
export const hasCounts = ({ zips, words, organization, salary, tuition }: PreparedSearch) =>
  zips === null && words === null && [organization, salary, tuition].every((value) => value === undefined);

/** How many listings match with each combination of values, whatever is chosen, as `FacetRow`s. */
export function countedListings(sql: Sql, search: PreparedSearch): Fragment {
  const { kind, zips, words, now, limit } = search;
  const { base } = conditionsOf(sql, search);
  const columns = facetColumns(sql);
  const counted = (source: Fragment, isPartial: Fragment) => sql`
    select ${columns}, count(*)::int as count, ${isPartial} as "isPartial"
    from (${source} ${atMost(sql, countedMax + 1)}) p group by ${columns}`;
  if (zips) {
    return counted(
      sql`
        select ${columns} from unnest(${zips.map(({ zip }) => zip)}::text[]) z (zip)
        cross join lateral (${inZip(sql, base, words)}) p`,
      sql`false`,
    );
  }
  if (words !== null) {
    const areMany = sql`
      (select count(*) = ${scans.first} from (
        select from published_listings p where ${base} ${atMost(sql, scans.first)}
      ) p)`;
    return counted(
      sql`select ${columns}, p.stage from (${matches(sql, base, words, limit)}) p`,
      sql`min(p.stage) < 3 and ${areMany}`,
    );
  }
  if (!hasCounts(search)) {
    return counted(sql`select ${columns} from published_listings p where ${base}`, sql`false`);
  }
  const ofKind = kind ? sql`p.kind = ${kind}` : sql`true`;
  return sql`
    select ${columns}, sum(p.count)::int as count, false as "isPartial" from (
      select ${columns}, p.count from listing_counts p where ${ofKind}
      union all
      select ${columns}, -1 from published_listings p where ${ofKind} and p.ends_at <= ${now}
    ) p group by ${columns} having sum(p.count) > 0`;
}
