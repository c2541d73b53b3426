import type { PortalRole } from '@vetsync/machines/account/model';
import type { Organization, OrganizationKind } from '@vetsync/machines/organizations/model';

const kinds: Readonly<Record<PortalRole, OrganizationKind>> = {
  recruiter: 'employer',
  university: 'university',
  nonprofit: 'nonprofit',
  hospital: 'hospital',
};

/** An organization of the demo as its staff see it. The role names it: the demo has one of each. */
export function demoOrganization(role: PortalRole, name: string, now: number): Organization {
  const since = new Date(now).toISOString();
  return {
    id: role,
    slug: role,
    kind: kinds[role],
    status: 'approved',
    name,
    website: '',
    about: '',
    contactEmail: '',
    phone: '',
    location: '',
    zip: '',
    createdAt: since,
    updatedAt: since,
    version: 1,
  };
}
