/** Addresses of an organization's pages. */
export const organizationHref = (slug: string) => `/organizations/${slug}`;
export const organizationStaffHref = (slug: string) => `/organizations/${slug}/staff`;
export const newOrganizationHref = '/organizations/new';
export const joinOrganizationHref = '/organizations/join';

/** The platform on behalf of an organization. */
export const actingHref = (slug: string) => `/platform?as=${slug}`;

/** The organizations that somebody works for, in their account. */
export const ownOrganizationsHref = '/account/organizations';
