import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { createListings } from './listings.ts';

/** What organizations offer. */
export const createListingServices = (sql: Sql, clock: Clock) => ({
  staff: createListings(sql, clock),
});
export type Listings = ReturnType<typeof createListingServices>;
