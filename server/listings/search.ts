import { listingFieldError } from '@vetsync/machines/organizations/model';
import type { PublishedListing, PublishedListingPage } from '@vetsync/machines/organizations/model';
import { isUuid } from '@vetsync/machines/system/model';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { searchCursorOf } from './cursor.ts';
import { facetsOf } from './facets.ts';
import type { FacetRow } from './facets.ts';
import { listingColumns, listingOf } from './rows.ts';
import type { ListingRow } from './rows.ts';
import { countedMax, hasCounts, searchParts } from './searchQueries.ts';
import type { ListingSearch, PreparedSearch } from './searchQueries.ts';
import { listingWords } from './words.ts';
import { zipsNear } from './zips.ts';
import type { NearZip } from './zips.ts';

type Times = 'createdAt' | 'updatedAt' | 'publishedAt';
/** A row as JSON, with times as text. */
type FoundRow = Omit<ListingRow, Times> &
  Record<Times, string> & { rank: number; organization: PublishedListing['organization'] };

const organizationColumn = (sql: Sql) => sql`
  json_build_object('id', o.id, 'slug', o.slug, 'name', o.name, 'kind', o.kind, 'website', o.website)
    as organization`;

function publishedOf(
  { rank, organization, ...row }: FoundRow,
  zips: readonly NearZip[] | null,
): PublishedListing {
  const listing = listingOf({
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    publishedAt: new Date(row.publishedAt),
  });
  const miles = zips?.[rank]?.miles;
  return { ...listing, organization, miles: miles === undefined ? null : Math.round(10 * miles) / 10 };
}

function pageOf(rows: readonly FoundRow[], { limit, zips }: PreparedSearch) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > limit && last
      ? searchCursorOf({ rank: last.rank, createdAt: new Date(last.publishedAt), id: last.id })
      : null;
  return { listings: page.map((row) => publishedOf(row, zips)), nextCursor };
}

function facetsIn(rows: readonly (FacetRow & { isPartial: boolean })[], search: PreparedSearch) {
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  const isAtLeast = !hasCounts(search) && (counted > countedMax || rows.some(({ isPartial }) => isPartial));
  const facets = facetsOf(rows, search, isAtLeast);
  // One more is counted, to know that there are more.
  return { ...facets, total: isAtLeast ? Math.min(facets.total, countedMax) : facets.total };
}

/**
 * The public search. Each request is one statement without a scope, so policies show it what everybody may see, and it
 * doesn't wait for a transaction.
 */
export function createListingSearch(sql: Sql, clock: Clock) {
  /** @throws AppError `invalid_input` for a ZIP code that doesn't exist. */
  function prepared(search: ListingSearch): PreparedSearch {
    const { q, near, radius } = search;
    const zips = near === undefined ? null : zipsNear(near, radius);
    if (near !== undefined && zips === null) {
      throw new AppError('invalid_input', { errors: [listingFieldError('near', 'zipUnknown')] });
    }
    return { ...search, now: clock.now(), zips, words: q === undefined ? null : listingWords(q) };
  }

  return {
    /** A page: the nearest first in a search with a place, otherwise the newest. The first page has the facets. */
    async find(asked: ListingSearch): Promise<PublishedListingPage> {
      const search = prepared(asked);
      const isFirst = search.cursor === undefined;
      const { first, found, counted } = searchParts(sql, search);
      const [row] = await sql<{ page: FoundRow[]; facets: (FacetRow & { isPartial: boolean })[] | null }[]>`
        ${first} select (
          select coalesce(json_agg(row_to_json(l) order by l.rank, l."publishedAt" desc, l.id desc), '[]') from (
            select ${listingColumns(sql)}, ${organizationColumn(sql)}, f.rank
            from (${found}) f
            join listings l on l.id = f.id join organizations o on o.id = l.organization_id
            where l.status = 'published' and o.status = 'approved'
          ) l
        ) as page,
        ${isFirst ? sql`(select coalesce(json_agg(c), '[]') from (${counted}) c)` : null}
          as facets`;
      return { ...pageOf(row!.page, search), facets: row!.facets && facetsIn(row!.facets, search) };
    },

    /** @throws AppError `not_found` unless everybody may see it, and it has not ended. */
    async read(id: string): Promise<PublishedListing> {
      if (!isUuid(id)) throw new AppError('not_found');
      const [row] = await sql<{ listing: FoundRow }[]>`
        select row_to_json(l) as listing from (
          select ${listingColumns(sql)}, ${organizationColumn(sql)}, 0 as rank
          from listings l join organizations o on o.id = l.organization_id
          where l.id = ${id} and l.status = 'published' and o.status = 'approved'
            and (l.ends_at is null or l.ends_at > ${clock.now()})
        ) l`;
      if (!row) throw new AppError('not_found');
      return publishedOf(row.listing, null);
    },
  };
}
