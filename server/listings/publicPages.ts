import {
  parseListingFilters,
  radiusDefault,
  publishedListingSorts,
} from '@vetsync/machines/organizations/model';
import type { PublicPage, PublishedListingPage } from '@vetsync/machines/organizations/model';
import { findSimilar } from '@vetsync/machines/marketplace/model';
import { AppError } from '../errors.ts';
import type { Organizations } from '../organizations/service.ts';
import { searchCursorSchema } from './cursor.ts';
import type { Listings } from './service.ts';

/** Listings of a page. */
const pageSize = 25;
/** Openings below a listing that resemble it. */
const similarShown = 3;
const missing: PublicPage = { kind: 'missing' };
const isRefused = (code: string) => (error: unknown) => {
  if (error instanceof AppError && error.code === code) return null;
  throw error;
};

interface Services {
  listings: Pick<Listings, 'search'>;
  organizations: Pick<Organizations, 'profiles'>;
}

/** What the pages for everyone show. It is read anew for each request, so what is suspended is gone at once. */
export function createPublicPages({ listings: { search }, organizations: { profiles } }: Services) {
  return {
    async listing(id: string): Promise<PublicPage> {
      const listing = await search.read(id).catch(isRefused('not_found'));
      if (!listing) return missing;
      const { kind, title, organization } = listing;
      const similar = await findSimilar(
        {
          read: async () => ({ listing }),
          find: ({ filters, limit }) =>
            search.find({ ...filters, sort: undefined, radius: radiusDefault, limit: limit ?? pageSize }),
        },
        { id, kind, title, organization: organization.name },
        similarShown,
      );
      return { kind: 'listing', listing, similar: similar.map((each) => each.listing) };
    },

    async organization(slug: string): Promise<PublicPage> {
      const answer = await profiles.find(slug, null).catch(isRefused('not_found'));
      if (!answer) return missing;
      const { organization } = answer;
      const { listings, nextCursor } = await search.find({
        organization: organization.id,
        radius: radiusDefault,
        limit: pageSize,
      });
      return { kind: 'organization', organization, listings, hasMore: nextCursor !== null };
    },

    /** @param query As in the address. What makes no sense in it is dropped. */
    async listingsIn(query: URLSearchParams): Promise<PublicPage> {
      const filters = parseListingFilters(query);
      const { data: cursor } = searchCursorSchema.safeParse(query.get('cursor') ?? '');
      const nothing: PublishedListingPage = { listings: [], nextCursor: null, facets: null };
      const found = await search
        .find({
          ...filters,
          sort: publishedListingSorts.find((sort) => sort === filters.sort),
          radius: filters.radius ?? radiusDefault,
          limit: pageSize,
          cursor,
        })
        .catch(isRefused('invalid_input'));
      return { kind: 'listings', filters, found: found ?? nothing, isZipUnknown: found === null };
    },
  };
}
export type PublicPages = ReturnType<typeof createPublicPages>;
