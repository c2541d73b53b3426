import type { Role } from '../../account/model/roles.ts';

export const organizationKinds = ['employer', 'university', 'hospital', 'nonprofit'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

/** The role (platform spec, section 6) of a person while they act for an organization. */
export const roleOfKind = {
  employer: 'recruiter',
  university: 'university',
  hospital: 'hospital',
  nonprofit: 'nonprofit',
} as const satisfies Record<OrganizationKind, Role>;
