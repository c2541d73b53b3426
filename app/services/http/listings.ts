import { listingQuery } from '@vetsync/machines/organizations/model';
import type { ListingFilters } from '@vetsync/machines/organizations/model';
import { answerOf } from './answer.ts';
import { api } from './calls.ts';

/** What a search finds, page by page. */
export interface ListingSearchPage {
  filters: ListingFilters;
  /** Null for the first page, which also has the facets. */
  cursor: string | null;
  /** Listings of a page, at most 200. The server's default is 50. */
  limit?: number;
}

/** Published listings, which everybody may read. Each call rejects with a `Problem`. */
export const listings = {
  find: ({ filters, cursor, limit }: ListingSearchPage) =>
    answerOf(
      api.listings.$get({
        query: {
          ...listingQuery(filters),
          ...(cursor && { cursor }),
          ...(limit && { limit: String(limit) }),
        },
      }),
    ),
  /** Rejects with 404 unless it is public. */
  read: (id: string) => answerOf(api.listings[':id'].$get({ param: { id } })),
};
