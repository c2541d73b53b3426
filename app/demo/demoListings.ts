import { searchListings, type SearchedListings } from '@vetsync/machines/marketplace/model';
import type { ListingServer } from '@vetsync/machines/organizations/model';
import { notFound } from './problems.ts';

/** The demo's search of what sample organizations have published. It calls no network. */
export const demoListings = (published: SearchedListings): ListingServer => ({
  find: async (asked) => searchListings(published, asked),
  async read({ id }) {
    const listing = published.listings.find((one) => one.id === id);
    if (!listing) throw notFound;
    return { listing };
  },
});
