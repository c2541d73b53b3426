import { parseQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { listingStatuses } from '../../organizations/model/index.ts';
import type { ListingStatus } from '../../organizations/model/index.ts';

/** What an address asks for. */
export interface ListingsRoute {
  /** Null shows all. */
  status: ListingStatus | null;
  /** Id of the listing that is open over the list. */
  listing: string | null;
}

/** `?status=…&listing=…`. */
export function parseListingsRoute(search: string): ListingsRoute {
  const { status, listing } = parseQuery(search);
  return { status: listingStatuses.find((each) => each === status) ?? null, listing: listing || null };
}
export const listingsRouteQuery = ({ status, listing }: ListingsRoute): Query => ({
  ...(status && { status }),
  ...(listing && { listing }),
});
