import type { ListingKind, PublishedListingSort } from '@vetsync/machines/organizations/model';
import { isUuid } from '@vetsync/machines/system/model';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../data/db.ts';
import type { SearchPosition } from './cursor.ts';
import type { FacetChoice } from './facets.ts';
import type { Lead } from './leads.ts';
import { prefixMin } from './words.ts';
import { amountSortOf, amountSorts, noAmount } from './sorts.ts';
import type { AmountSort } from './sorts.ts';
import type { NearZip } from '../data/zips.ts';

export interface ListingSearch extends FacetChoice {
  kind?: ListingKind | undefined;
  q?: string | undefined;
  /** ZIP code, and miles around it. */
  near?: string | undefined;
  radius: number;
  /** Its id or slug. */
  organization?: string | undefined;
  /** Dollars a year that a job can pay at least. */
  salary?: number | undefined;
  /** Dollars a year that a degree program costs at most. */
  tuition?: number | undefined;
  /** Ignored unless the search offers it (`sortsOf`). */
  sort?: PublishedListingSort | undefined;
  cursor?: SearchPosition | undefined;
  limit: number;
}
/** A search with what the database needs to know. */
export interface PreparedSearch extends ListingSearch {
  now: Date;
  /** ZIP codes within the radius. Null in a search without a place. */
  zips: readonly NearZip[] | null;
  /** Null in a search without a text. */
  words: readonly string[] | null;
  /** Occupations that the text stands for, any of which is found besides the text itself. */
  leads: readonly Lead[];
  /** Of remote listings alone, apart from those at these ZIP codes. Null in any other search. */
  remoteBut: readonly NearZip[] | null;
}
type Fragment = PendingQuery<Row[]>;

/** How many listings a text search looks through in order, one step after another, before it uses the index. */
const scans = { first: 1_000, second: 10_000 } as const;
/** A text is frequent if this many of the first thousand listings have it. */
const frequentFrom = 6;
/** How many listings are counted for a search that has no counts ready. */
export const countedMax = 1_000;
/**
 * How many a text search finds before it stops, or a page if that is more. What is found is counted, so more is better;
 * but near a place, each listing is somewhere else on the disk.
 */
const foundMin = { everywhere: countedMax + 1, nearby: 50 } as const;
/** Dollars of a step of `amount_step`, and the last step, which has no end. */
const amounts = { dollars: 10_000, last: 50 } as const;

/** Id of an organization, or of the one with this slug. */
const idOf = (sql: Sql, idOrSlug: string) =>
  isUuid(idOrSlug) ? sql`${idOrSlug}` : sql`(select o.id from organizations o where o.slug = ${idOrSlug})`;

/** Conditions on `published_listings` as `p`, apart from text and place: those of all facets, and the chosen ones. */
function conditionsOf(
  sql: Sql,
  { now, kind, organization, salary, tuition, remoteBut, ...choice }: PreparedSearch,
) {
  const { type, remote, clearance, benefits } = choice;
  const base = sql`(p.ends_at is null or p.ends_at > ${now})
    ${kind ? sql`and p.kind = ${kind}` : sql``}
    ${organization ? sql`and p.organization_id = ${idOf(sql, organization)}` : sql``}
    ${salary === undefined ? sql`` : sql`and p.kind = 'job' and p.amount >= ${salary}`}
    ${tuition === undefined ? sql`` : sql`and p.kind = 'degree' and p.amount <= ${tuition}`}
    ${remoteBut ? sql`and p.remote and p.zip <> all (${remoteBut.map(({ zip }) => zip)}::text[])` : sql``}`;
  const chosen = sql`${base}
    ${type === undefined ? sql`` : sql`and p.type = ${type}`}
    ${remote === undefined ? sql`` : sql`and ${remote ? sql`p.remote` : sql`not p.remote`}`}
    ${clearance === undefined ? sql`` : sql`and p.clearance = ${clearance} and p.clearance <> ''`}
    ${benefits === undefined ? sql`` : sql`and ${benefits} = any(p.benefits)`}`;
  const isChosen = [type, remote, clearance, benefits].some((value) => value !== undefined);
  return { base, chosen, isChosen };
}

/** As a constant: with a parameter, PostgreSQL would plan for a tenth of the table. */
const atMost = (sql: Sql, count: number) => sql`limit ${sql.unsafe(String(Math.trunc(count)))}`;

const newestFirst = (sql: Sql) => sql`order by p.published_at desc, p.id desc`;
/** As in the index by ZIP code, and in no other: PostgreSQL would read the newest of all for a ZIP code that has few. */
const newestOfZip = (sql: Sql) => sql`order by (p.published_at at time zone 'utc') desc, p.id desc`;
/** In order: the nearest first, then the newest. */
const inOrder = (sql: Sql) => sql`order by p.rank, p.published_at desc, p.id desc`;
const facetColumns = (sql: Sql) => sql`p.type, p.remote, p.clearance, p.benefits`;
/** In a subquery, so that it is worked out once and not for every listing. With one of some marks, too. */
const withWords = (sql: Sql, { words, leads }: PreparedSearch, marks: string | null = null) => sql`
  p.words @@ (
    select (listing_query(${[...(words ?? [])]}::text[], ${prefixMin}::int)
      ${leads.length === 0 ? sql`` : sql`|| ${leads.map(({ query }) => query).join(' | ')}::tsquery`}) ${marks === null ? sql`` : sql`&& ${marks}::tsquery`}
  )`;

/**
 * The steps of `amount_step` that a search for jobs that pay so much needs, or for degrees that cost so little:
 * all as `s`, and whether a listing `p` is in one. Null in a search without an amount.
 */
function amountSteps(sql: Sql, { kind, salary, tuition }: PreparedSearch) {
  if (salary === undefined && tuition === undefined) return null;
  const { dollars, last } = amounts;
  const stepOf = (amount: number) => Math.min(Math.floor(amount / dollars), last);
  const [from, to] = salary === undefined ? [0, stepOf(tuition ?? 0)] : [stepOf(salary), last];
  return {
    all: sql`generate_series(${from}::int, ${to}::int) s (step)`,
    isIn: sql`p.kind = ${kind ?? (salary === undefined ? 'degree' : 'job')} and p.amount_step = s.step`,
  };
}

interface Reading {
  columns: Fragment;
  where: Fragment;
  /** How many are read at most. */
  count: number;
  cursor?: SearchPosition | undefined;
}

/**
 * The first listings by their amounts, and then those that name none, each part in the order of an index. `rank` is the
 * amount, negative if the highest comes first.
 */
function listingsByAmount(sql: Sql, sort: AmountSort, { columns, where, count, cursor }: Reading): Fragment {
  const { kind, sign, further, direction } = amountSorts[sort];
  const dollars = cursor?.amount ?? 0;
  const isLast = cursor?.amount === null;
  // As constants, so that PostgreSQL knows which index has them.
  const from = sql`published_listings p where p.kind = ${sql.unsafe(`'${kind}'`)} and ${where}`;
  const isAfter = cursor ? sql`(p.published_at, p.id) < (${cursor.createdAt}, ${cursor.id})` : sql`true`;
  const rank = sql`${sql.unsafe(sign)} p.amount as rank`;
  const same = sql`
    select ${columns}, ${rank} from ${from} and p.amount is not null and p.amount = ${dollars} and ${isAfter}
    ${newestFirst(sql)} ${atMost(sql, count)}`;
  const others = sql`
    select ${columns}, ${rank} from ${from} and p.amount is not null
      ${cursor ? sql`and p.amount ${sql.unsafe(further)} ${dollars}` : sql``}
    order by p.amount ${sql.unsafe(direction)}, p.published_at desc, p.id desc ${atMost(sql, count)}`;
  const unnamed = sql`
    select ${columns}, ${noAmount}::int as rank from ${from} and p.amount is null
      ${isLast ? sql`and ${isAfter}` : sql``}
    ${newestFirst(sql)} ${atMost(sql, count)}`;
  if (isLast) return unnamed;
  return sql`
    ${cursor ? sql`(${same}) union all` : sql``} (${others}) union all (${unnamed})
    order by rank, published_at desc, id desc ${atMost(sql, count)}`;
}

/**
 * The first listings of a search without its text, with `rank`. Each source reads an index in its order, so it stops
 * early: by amount if that is asked for, near a place one ZIP code after another, for amounts the newest of each step, and
 * otherwise the newest.
 */
function firstListings(
  sql: Sql,
  search: PreparedSearch,
  { columns, where, count, cursor }: Reading,
): Fragment {
  const amountSort = amountSortOf(search);
  if (amountSort) return listingsByAmount(sql, amountSort, { columns, where, count, cursor });
  const isAfter = cursor ? sql`(p.published_at, p.id) < (${cursor.createdAt}, ${cursor.id})` : sql`true`;
  if (search.zips) {
    const passed = cursor?.rank ?? 0;
    // A part of the first ZIP code's listings may have been on the page before.
    return sql`
      select p.*, (z.ordinal + ${passed} - 1)::int as rank
      from unnest(${search.zips.slice(passed).map(({ zip }) => zip)}::text[]) with ordinality z (zip, ordinal)
      cross join lateral (
        select ${columns} from published_listings p
        where p.zip = z.zip and ${where} and (z.ordinal > 1 or ${isAfter})
        ${newestOfZip(sql)} ${atMost(sql, count)}
      ) p
      order by z.ordinal ${atMost(sql, count)}`;
  }
  const steps = amountSteps(sql, search);
  if (steps) {
    return sql`
      select p.*, 0 as rank from ${steps.all}
      cross join lateral (
        select ${columns} from published_listings p where ${steps.isIn} and ${where} and ${isAfter}
        ${newestFirst(sql)} ${atMost(sql, count)}
      ) p
      ${newestFirst(sql)} ${atMost(sql, count)}`;
  }
  return sql`
    select ${columns}, 0 as rank from published_listings p where ${where} and ${isAfter}
    ${newestFirst(sql)} ${atMost(sql, count)}`;
}

/** The marks of listings that `listing_marks` adds to their words, any of which may match, as a `tsquery`. */
const anyMark = (marks: readonly string[]) => marks.map((mark) => `'@${mark}'`).join(' | ');

/** ZIP codes that are looked up as marks, at most: each is an entry of the index. */
const zipMarksMax = 200;

/** The months that end with that of a date, in UTC. */
const monthMarks = (end: Date, count: number) =>
  Array.from({ length: count }, (_, back) => {
    const month = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - back));
    return `month${month.toISOString().slice(0, 7)}`;
  });

/** Where the text index looks, one step after another until there are enough. Null: everywhere. */
function indexSteps({ zips, cursor, now }: PreparedSearch): (string | null)[] {
  if (zips === null) {
    const end = cursor?.createdAt ?? now;
    return [anyMark(monthMarks(end, 1)), anyMark(monthMarks(end, 6)), null];
  }
  const left = zips.slice(cursor?.rank ?? 0);
  return [left.length <= zipMarksMax ? anyMark(left.map(({ zip }) => `zip${zip}`)) : null];
}

/**
 * Listings that have the words. A frequent text is found among the first, without the many entries that it has in the
 * index; a rare one by the index, without reading listings that don't have it. `partial` are those of a search that
 * stopped before the end, because they are enough.
 */
function matches(
  sql: Sql,
  search: PreparedSearch,
  { where, cursor, count }: Omit<Reading, 'columns'>,
): Fragment {
  const { zips } = search;
  const found = sql`p.id, p.published_at, ${facetColumns(sql)}`;
  const has = withWords(sql, search);
  // The words are looked at outside, in order, until there are enough.
  const scan = (most: number, onlyIf: Fragment) => {
    const columns = sql`${found}, p.words`;
    const read = firstListings(sql, search, {
      columns,
      where: sql`${onlyIf} and ${where}`,
      count: most,
      cursor,
    });
    return sql`select ${found}, p.rank, ${has} as has from (${read}) p`;
  };
  const isAfter = cursor ? sql`(p.published_at, p.id) < (${cursor.createdAt}, ${cursor.id})` : sql`true`;
  // `offset 0` keeps the ZIP codes outside, each of which would read the index again.
  const indexed = (onlyIf: Fragment, marks: string | null) => sql`
    select ${found}, p.zip from published_listings p
    where ${onlyIf} and ${where} and ${withWords(sql, search, marks)} offset 0`;
  const passed = cursor?.rank ?? 0;
  const ranked = (source: Fragment) =>
    zips
      ? sql`
        select ${found}, (z.ordinal + ${passed} - 1)::int as rank from (${source}) p
        join unnest(${zips.slice(passed).map(({ zip }) => zip)}::text[]) with ordinality z (zip, ordinal)
          on z.zip = p.zip
        where z.ordinal > 1 or ${isAfter}`
      : sql`select ${found}, 0 as rank from (${source}) p where ${isAfter}`;
  const enough = Math.max(count + 1, zips ? foundMin.nearby : foundMin.everywhere);
  const matching = (scanned: Fragment) =>
    sql`select ${found}, p.rank from ${scanned} p where p.has ${atMost(sql, enough)}`;
  // Whether a scan stopped before the end, and whether it is enough nevertheless. How many it read is counted only if it
  // did not find enough: counting reads to the end.
  const reach = (scanned: Fragment, matched: Fragment, most: number) => sql`
    select r.count, r.is_cut, not r.is_cut or r.count > ${count} as is_enough from (
      select m.count,
        case when m.count >= ${enough} then true else (select count(*) from ${scanned}) >= ${most} end as is_cut
      from (select count(*) as count from ${matched}) m
    ) r`;
  const steps = indexSteps(search).map((marks, at) => ({
    marks,
    name: sql(`indexed_${at}`),
    // Whether neither a scan nor an earlier step was enough.
    isNeeded:
      at === 0
        ? sql`(select not f.is_enough and not s.is_enough from first_reach f cross join second_reach s)`
        : sql`(select is_short from ${sql(`indexed_reach_${at - 1}`)})`,
    reach: sql(`indexed_reach_${at}`),
  }));
  return sql`
    with first_scan as materialized (${scan(scans.first, sql`true`)}),
    first as materialized (${matching(sql`first_scan`)}),
    first_reach as materialized (${reach(sql`first_scan`, sql`first`, scans.first)}),
    second_scan as materialized (${scan(
      scans.second,
      sql`(select not is_enough and count >= ${frequentFrom} from first_reach)`,
    )}),
    second as materialized (${matching(sql`second_scan`)}),
    second_reach as materialized (
      select s.is_cut, s.is_enough and not f.is_enough and f.count >= ${frequentFrom} as is_enough
      from (${reach(sql`second_scan`, sql`second`, scans.second)}) s cross join first_reach f
    )
    ${steps.map(
      ({ marks, name, isNeeded, reach: reached }) => sql`,
        ${name} as materialized (${ranked(indexed(isNeeded, marks))}),
        ${reached} as materialized (
          select ${isNeeded} and count(*) <= ${count} as is_short, count(*) > ${count} as is_enough from ${name}
        )`,
    )}
    select ${found}, p.rank, r.is_cut as partial from first p cross join first_reach r where r.is_enough
    union all select ${found}, p.rank, r.is_cut from second p cross join second_reach r where r.is_enough
    ${steps.map(({ name, reach: reached }, at) =>
      at < steps.length - 1
        ? sql`union all select ${found}, p.rank, true from ${name} p cross join ${reached} r where r.is_enough`
        : sql`union all select ${found}, p.rank, false from ${name} p`,
    )}`;
}

/** The listings of a page and one more, in order: `id`, `published_at`, `rank`. */
function foundListings(sql: Sql, search: PreparedSearch, source: Fragment): Fragment {
  return sql`
    select p.id, p.published_at, p.rank from (${source}) p ${inOrder(sql)} ${atMost(sql, search.limit + 1)}`;
}

/** Whether `listing_counts` has the counts of a search, exactly. */
export const hasCounts = ({ zips, words, remoteBut, organization, salary, tuition }: PreparedSearch) =>
  [zips, words, remoteBut].every((value) => value === null) &&
  [organization, salary, tuition].every((value) => value === undefined);

/** Listings that a search without counts looks through to count them, from an index that has all that is counted. */
function uncounted(sql: Sql, search: PreparedSearch, where: Fragment): Fragment {
  const columns = facetColumns(sql);
  if (search.zips) {
    return sql`
      select ${columns} from unnest(${search.zips.map(({ zip }) => zip)}::text[]) z (zip)
      cross join lateral (
        select ${columns} from published_listings p where p.zip = z.zip and ${where} offset 0
      ) p`;
  }
  const steps = amountSteps(sql, search);
  return steps === null
    ? sql`select ${columns} from published_listings p where ${where}`
    : sql`
      select ${columns} from ${steps.all}
      cross join lateral (select ${columns} from published_listings p where ${steps.isIn} and ${where} offset 0) p`;
}

/** How many listings match with each combination of values, whatever is chosen, as `FacetRow`s. */
function countedListings(sql: Sql, search: PreparedSearch, matched: Fragment): Fragment {
  const { kind, words, now } = search;
  const { base } = conditionsOf(sql, search);
  const columns = facetColumns(sql);
  const counted = (source: Fragment, isPartial: Fragment) => sql`
    select ${columns}, count(*)::int as count, ${isPartial} as "isPartial"
    from (${source} ${atMost(sql, countedMax + 1)}) p group by ${columns}`;
  if (words !== null)
    return counted(sql`select ${columns}, p.partial from (${matched}) p`, sql`bool_or(p.partial)`);
  if (!hasCounts(search)) return counted(uncounted(sql, search, base), sql`false`);
  const ofKind = kind ? sql`p.kind = ${kind}` : sql`true`;
  // With one bound alone, PostgreSQL expects a third of all listings.
  const isEnded = sql`p.ends_at > '-infinity' and p.ends_at <= ${now}`;
  return sql`
    select ${columns}, sum(p.count)::int as count, false as "isPartial" from (
      select ${columns}, p.count from listing_counts p where ${ofKind}
      union all
      select ${columns}, -1 from published_listings p
      where ${ofKind} and ${isEnded}
    ) p group by ${columns} having sum(p.count) > 0`;
}

/**
 * A search in parts of a statement: what comes before it, the listings of its page and one more, and what is counted for
 * its facets. Unless something is chosen, a text is looked for once for both.
 */
export function searchParts(
  sql: Sql,
  search: PreparedSearch,
): { first: Fragment; found: Fragment; counted: Fragment } {
  const { cursor, limit, words } = search;
  const { base, chosen, isChosen } = conditionsOf(sql, search);
  if (words === null) {
    const reading = { columns: sql`p.id, p.published_at`, where: chosen, count: limit + 1, cursor };
    return {
      first: sql``,
      found: foundListings(sql, search, firstListings(sql, search, reading)),
      counted: countedListings(sql, search, sql``),
    };
  }
  const matched = (where: Fragment) => matches(sql, search, { where, cursor, count: limit });
  const shared = sql`select * from matched`;
  return {
    first: sql`with matched as materialized (${matched(chosen)})`,
    found: foundListings(sql, search, shared),
    counted: countedListings(sql, search, isChosen ? matched(base) : shared),
  };
}
