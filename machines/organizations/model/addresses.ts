import type { ListingKind } from './listingKinds.ts';
import { roleAllows, statusAllows } from './roles.ts';
import type { MemberRole } from './roles.ts';
import type { OrganizationStatus } from './status.ts';

/** Addresses of an organization's pages. */
export const organizationHref = (slug: string) => `/organizations/${slug}`;
/** In every portal, whatever its tabs are. */
export const organizationCandidatesHref = (slug: string) => `/platform/candidates?as=${slug}&show=candidates`;
/** The same for whoever can decide on people there; null for others, who can't look for candidates. */
export const candidatesHrefFor = (
  place: { role: MemberRole; organization: { slug: string; status: OrganizationStatus } } | null,
): string | null =>
  place && roleAllows(place.role, 'review') && statusAllows(place.organization.status, 'review')
    ? organizationCandidatesHref(place.organization.slug)
    : null;
export const organizationStaffHref = (slug: string) => `/organizations/${slug}/staff`;

/** Addresses of the pages on which an organization writes its listings. */
export const organizationListingsHref = (slug: string) => `/organizations/${slug}/listings`;
export const newListingHref = (slug: string, kind: ListingKind) =>
  `/organizations/${slug}/listings/new?kind=${kind}`;
export const listingHref = (slug: string, id: string) => `/organizations/${slug}/listings/${id}`;
export const jobImportHref = (slug: string) => `/organizations/${slug}/listings/import`;

export const joinOrganizationHref = '/organizations/join';

/** The platform on behalf of an organization. */
export const actingHref = (slug: string) => `/platform?as=${slug}`;

/** The organizations that somebody works for, in their account. */
export const ownOrganizationsHref = '/account/organizations';
