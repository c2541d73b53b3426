import { phoneHref } from '../../model/text/contact.ts';
import type { ListingFilters } from './listingFilters.ts';
import { listingKinds } from './listingKinds.ts';
import type { ListingKind } from './listingKinds.ts';
import { isElsewhere } from './listingSearch.ts';
import type { PublishedListing } from './listingSearch.ts';
import {
  applyHref,
  isApplicable,
  publicListingHref,
  publicListingsHref,
  publicOrganizationHref,
} from './publicPages.ts';
import type { PublicPageOf } from './publicPages.ts';
import { websiteHost } from './website.ts';

/** A listing in a list. */
export interface ListedView {
  listing: PublishedListing;
  href: string;
}
const listed = (listing: PublishedListing): ListedView => ({ listing, href: publicListingHref(listing) });

/** A website, with its host as text: what is shown is where it leads. */
export interface WebsiteView {
  href: string;
  host: string;
}
function websiteView(website: string): WebsiteView | null {
  const host = websiteHost(website);
  return host === null ? null : { href: website, host };
}

export const publicListingView = ({ listing, similar = [] }: PublicPageOf<'listing'>) => ({
  listing,
  similar: similar.map(listed),
  /** Null for a kind that nobody applies for here. */
  applyHref: isApplicable(listing.kind) ? applyHref(listing.id) : null,
  website: websiteView(listing.organization.website),
  organizationHref: publicOrganizationHref(listing.organization),
  listingsHref: publicListingsHref({}),
  ofKindHref: publicListingsHref({ kind: listing.kind }),
  href: publicListingHref(listing),
});
export type PublicListingView = ReturnType<typeof publicListingView>;

export const publicOrganizationView = ({
  organization,
  listings,
  hasMore,
}: PublicPageOf<'organization'>) => ({
  organization,
  website: websiteView(organization.website),
  phoneHref: phoneHref(organization.phone),
  listings: listings.map(listed),
  moreHref: hasMore ? publicListingsHref({ organization: organization.id }) : null,
});
export type PublicOrganizationView = ReturnType<typeof publicOrganizationView>;

/** The kinds as links. Each keeps the words and the place of the search. */
const kindLinks = ({ q, near, radius, kind: chosen }: ListingFilters) =>
  [undefined, ...listingKinds].map((kind?: ListingKind) => ({
    kind: kind ?? ('all' as const),
    isCurrent: kind === chosen,
    href: publicListingsHref({
      ...(kind && { kind }),
      ...(q && { q }),
      ...(near && { near }),
      ...(radius && { radius }),
    }),
  }));

export const publicListingsView = ({ filters, found, isZipUnknown }: PublicPageOf<'listings'>) => ({
  filters,
  isZipUnknown,
  kinds: kindLinks(filters),
  listings: found.listings.filter((listing) => !isElsewhere(filters.near, listing)).map(listed),
  /** Remote ones from elsewhere, in a search near a place. */
  elsewhere: found.listings.filter((listing) => isElsewhere(filters.near, listing)).map(listed),
  /** How many there are. Null on later pages. */
  count: found.facets && { total: found.facets.total, isAtLeast: found.facets.isAtLeast },
  moreHref: found.nextCursor === null ? null : publicListingsHref(filters, found.nextCursor),
  allHref: publicListingsHref({}),
});
export type PublicListingsView = ReturnType<typeof publicListingsView>;
