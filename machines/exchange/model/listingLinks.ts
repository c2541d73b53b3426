import type { PortalRole } from '../../account/model/roles.ts';
import type { Listing, ListingKind } from '../../organizations/model/index.ts';
import { portalPageHref } from './portalPages.ts';

/** The portal of those who list it. Nobody applies for an event. */
const roles: Readonly<Record<ListingKind, PortalRole | null>> = {
  job: 'recruiter',
  degree: 'university',
  program: 'nonprofit',
  provider: 'hospital',
  event: null,
};

/** Where the staff of an organization see who applied for a listing, whom they took, and whom they can ask. */
export function listingLinks(slug: string, { id, kind }: Pick<Listing, 'id' | 'kind'>) {
  const { [kind]: role } = roles;
  const query = { listing: id };
  return {
    applications: role && portalPageHref('applications', { slug, role }, query),
    people: role && portalPageHref('cases', { slug, role }, query),
    candidates: role === 'recruiter' ? portalPageHref('candidates', { slug, role }) : null,
  };
}
