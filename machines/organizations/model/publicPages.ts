import { formatQuery } from '../../model/text/query.ts';
import { signInHref } from '../../account/model/returnTo.ts';
import { listingQuery } from './listingFilters.ts';
import type { ListingFilters } from './listingFilters.ts';
import type { ListingKind } from './listingKinds.ts';
import type { Listing } from './listing.ts';
import type { PublishedListing, PublishedListingPage } from './listingSearch.ts';
import type { Organization } from './organization.ts';

/** Addresses of the pages that everyone can read, without a language. */
export const publicPaths = { listings: '/listings', organizations: '/o' } as const;
export const publicListingHref = ({ id }: Pick<Listing, 'id'>) => `${publicPaths.listings}/${id}`;
export const publicOrganizationHref = ({ slug }: Pick<Organization, 'slug'>) =>
  `${publicPaths.organizations}/${slug}`;
export const publicListingsHref = (filters: ListingFilters, cursor: string | null = null) =>
  publicPaths.listings + formatQuery({ ...listingQuery(filters), ...(cursor !== null && { cursor }) });

/** Kinds that people apply for here. */
const applicableKinds: readonly ListingKind[] = ['job', 'degree', 'program'];
export const isApplicable = (kind: ListingKind) => applicableKinds.includes(kind);
/** Leads to the sign-in, and from there to the application for a listing. */
export const applyHref = (id: string) =>
  signInHref(`/platform/marketplace${formatQuery({ open: 'apply', listing: id })}`);

/** What a page for everyone shows. It depends on nothing else, so the same content is the same page. */
export type PublicPage =
  | {
      kind: 'listing';
      listing: PublishedListing;
      /** What resembles it, best first. @default none */
      similar?: readonly PublishedListing[];
    }
  | {
      kind: 'organization';
      organization: Organization;
      /** Its newest listings, and whether there are more. */
      listings: readonly PublishedListing[];
      hasMore: boolean;
    }
  | {
      kind: 'listings';
      filters: ListingFilters;
      found: PublishedListingPage;
      /** Whether the search asks for a ZIP code that doesn't exist. Then nothing is found. */
      isZipUnknown: boolean;
    }
  /** Never published, not any more, or of an organization that is not approved. */
  | { kind: 'missing' };
export type PublicPageOf<Kind extends PublicPage['kind']> = Extract<PublicPage, { kind: Kind }>;

/** A page as HTML: its content, and its title and description. */
export interface RenderedPage {
  head: string;
  html: string;
}

/** Where somebody who reads a public page signs in to come back to it. */
export const publicSignInHref = (page: PublicPage) => {
  switch (page.kind) {
    case 'listing':
      return signInHref(publicListingHref(page.listing));
    case 'organization':
      return signInHref(publicOrganizationHref(page.organization));
    default:
      return signInHref(publicPaths.listings);
  }
};
