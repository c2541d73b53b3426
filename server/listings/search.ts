import { listingFieldError } from '@vetsync/machines/organizations/model';
import type {
  PublishedListing,
  PublishedListingPage,
  PublishedListingSort,
} from '@vetsync/machines/organizations/model';
import { isUuid } from '@vetsync/machines/system/model';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { searchCursorOf } from './cursor.ts';
import { facetsOf } from './facets.ts';
import type { FacetRow } from './facets.ts';
import { leadsOf } from './leads.ts';
import { listingColumns, listingOf } from './rows.ts';
import type { ListingRow } from './rows.ts';
import { countedMax, hasCounts, searchParts } from './searchQueries.ts';
import type { ListingSearch, PreparedSearch } from './searchQueries.ts';
import { amountOfRank, amountSortOf, sortsOf } from './sorts.ts';
import { listingWords } from './words.ts';
import { roundedMiles, zipsNear } from '../data/zips.ts';
import type { NearZip } from '../data/zips.ts';

type FoundPage = Omit<PublishedListingPage, 'sorts'> & { sorts?: readonly PublishedListingSort[] };

type Times = 'createdAt' | 'updatedAt' | 'publishedAt';
/** A row as JSON, with times as text. */
type FoundRow = Omit<ListingRow, Times> &
  Record<Times, string> & {
    rank: number;
    organization: PublishedListing['organization'];
    /** Which of the search's leads it has. */
    led: readonly number[] | null;
  };

export const organizationColumn = (sql: Sql) => sql`
  json_build_object('id', o.id, 'slug', o.slug, 'name', o.name, 'kind', o.kind, 'website', o.website,
    'phone', o.phone) as organization`;

function publishedOf(
  { rank, organization, led, ...row }: FoundRow,
  { zips, leads }: Pick<PreparedSearch, 'zips' | 'leads'>,
): PublishedListing {
  const listing = listingOf({
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    publishedAt: new Date(row.publishedAt),
  });
  const miles = roundedMiles(zips?.[rank]?.miles ?? null);
  const known = led?.map((place) => leads[place - 1]!) ?? [];
  const fits = known.map(({ title, code }) => ({ title, code }));
  return { ...listing, organization, miles, ...(fits.length > 0 && { fits }) };
}

/** A page of the rows, of which one more was read than the page has. */
function pageOf(rows: readonly FoundRow[], search: PreparedSearch) {
  const { limit } = search;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > limit && last
      ? searchCursorOf({
          rank: last.rank,
          ...(amountSortOf(search) && { amount: amountOfRank(last.rank) }),
          createdAt: new Date(last.publishedAt),
          id: last.id,
        })
      : null;
  return { listings: page.map((row) => publishedOf(row, search)), nextCursor };
}

/** The places of the leads whose words a found listing has. */
const ledColumn = (sql: Sql, { leads }: PreparedSearch) =>
  leads.length === 0
    ? sql`null`
    : sql`(
      select json_agg(q.place order by q.place) from published_listings p
      cross join unnest(${leads.map(({ query }) => query)}::text[]) with ordinality q (query, place)
      where p.id = f.id and p.words @@ q.query::tsquery)`;

type CountedRow = FacetRow & { isPartial: boolean };

function facetsIn(rows: readonly CountedRow[], search: PreparedSearch) {
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  const isAtLeast = !hasCounts(search) && (counted > countedMax || rows.some(({ isPartial }) => isPartial));
  const facets = facetsOf(rows, search, isAtLeast);
  // One more is counted, to know that there are more.
  return { ...facets, total: isAtLeast ? Math.min(facets.total, countedMax) : facets.total };
}

/**
 * The public search. Each request is one statement without a scope, so policies show it what everyone may see, and it
 * doesn't wait for a transaction.
 */
export function createListingSearch(sql: Sql, clock: Clock) {
  /** @throws AppError `invalid_input` for a ZIP code that doesn't exist. */
  async function prepared(search: ListingSearch): Promise<PreparedSearch> {
    const { q, near, radius } = search;
    const zips = near === undefined ? null : zipsNear(near, radius);
    if (near !== undefined && zips === null) {
      throw new AppError('invalid_input', { errors: [listingFieldError('near', 'zipUnknown')] });
    }
    const leads = q === undefined || listingWords(q) === null ? [] : await leadsOf(sql, q);
    return {
      ...search,
      now: clock.now(),
      zips,
      words: q === undefined ? null : listingWords(leads[0]?.code ?? q),
      leads,
      remoteBut: null,
    };
  }

  /** The rows of a page and one more. Those of the first page come with what is counted for its facets. */
  async function rowsOf(search: PreparedSearch, isCounted: boolean) {
    const { first, found, counted } = searchParts(sql, search);
    const [row] = await sql<{ page: FoundRow[]; facets: CountedRow[] | null }[]>`
      ${first} select (
        select coalesce(json_agg(row_to_json(l) order by l.rank, l."publishedAt" desc, l.id desc), '[]') from (
          select ${listingColumns(sql)}, ${organizationColumn(sql)}, f.rank, ${ledColumn(sql, search)} as led
          from (${found}) f
          join listings l on l.id = f.id join organizations o on o.id = l.organization_id
          where l.status = 'published' and o.status = 'approved'
        ) l
      ) as page,
      ${isCounted ? sql`(select coalesce(json_agg(c), '[]') from (${counted}) c)` : null}
        as facets`;
    return row!;
  }

  /** Remote listings from elsewhere come behind those near a place, as if at one more ZIP code. */
  async function remoteRows(search: PreparedSearch, zips: readonly NearZip[], isCounted: boolean) {
    const { cursor } = search;
    const after = cursor?.rank === zips.length ? { ...cursor, rank: 0 } : undefined;
    const { page, facets } = await rowsOf(
      { ...search, zips: null, remoteBut: zips, cursor: after },
      isCounted,
    );
    return { page: page.map((row) => ({ ...row, rank: zips.length })), facets };
  }

  return {
    /**
     * A page: in a search with a place the nearest first, and then remote listings from elsewhere, otherwise by the chosen order.
     * The first page has the facets, and the orders to choose from.
     */
    async find(asked: ListingSearch): Promise<FoundPage> {
      const search = await prepared(asked);
      const { cursor, zips, limit, remote } = search;
      const isFirst = cursor === undefined;
      const nothing: { page: FoundRow[]; facets: CountedRow[] | null } = { page: [], facets: null };
      const isBehind = zips !== null && cursor?.rank === zips.length;
      const near = isBehind ? nothing : await rowsOf(search, isFirst);
      const isShort = near.page.length <= limit;
      const hasRemote = zips !== null && (isFirst || (isShort && remote !== false));
      const elsewhere = hasRemote ? await remoteRows(search, zips, isFirst) : nothing;
      const rows = remote === false ? near.page : [...near.page, ...elsewhere.page].slice(0, limit + 1);
      const counted = [...(near.facets ?? []), ...(elsewhere.facets ?? [])];
      return {
        ...pageOf(rows, search),
        facets: isFirst ? facetsIn(counted, search) : null,
        ...(isFirst && { sorts: sortsOf(asked) }),
      };
    },

    /** @throws AppError `not_found` unless everyone may see it, and it has not ended. */
    async read(id: string): Promise<PublishedListing> {
      if (!isUuid(id)) throw new AppError('not_found');
      const [row] = await sql<{ listing: FoundRow }[]>`
        select row_to_json(l) as listing from (
          select ${listingColumns(sql)}, ${organizationColumn(sql)}, 0 as rank, null as led
          from listings l join organizations o on o.id = l.organization_id
          where l.id = ${id} and l.status = 'published' and o.status = 'approved'
            and (l.ends_at is null or l.ends_at > ${clock.now()})
        ) l`;
      if (!row) throw new AppError('not_found');
      return publishedOf(row.listing, { zips: null, leads: [] });
    },
  };
}
