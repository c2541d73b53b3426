import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { createEventSearch } from './events.ts';
import { createListings } from './listings.ts';
import { createOrganizationSearch } from './organizationSearch.ts';
import { createListingSearch } from './search.ts';
import { createSitemap } from './sitemap.ts';

/** What organizations offer. */
export const createListingServices = (
  { sql, searchSql = sql }: { sql: Sql; searchSql?: Sql },
  clock: Clock,
) => ({
  staff: createListings(sql, clock),
  search: createListingSearch(searchSql, clock),
  events: createEventSearch(searchSql, sql, clock),
  organizations: createOrganizationSearch(sql),
  sitemap: createSitemap(sql, clock),
});
export type Listings = ReturnType<typeof createListingServices>;
