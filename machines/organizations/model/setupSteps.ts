import type { Role } from '../../account/model/roles.ts';
import type { Membership } from './membership.ts';
import type { OrganizationStatus } from './status.ts';

/** What has to happen before a portal can be used, in order. */
export const setupStepIds = ['account', 'organization', 'approval'] as const;
export type SetupStepId = (typeof setupStepIds)[number];

export interface SetupStep {
  id: SetupStepId;
  state: 'done' | 'current' | 'coming' | 'stopped';
  /** The page where it is done; null if there is nothing to do but wait. */
  href: string | null;
}

export interface OrganizationSetup {
  /** The organization that is being set up; null before it is added. */
  organization: Membership['organization'] | null;
  steps: readonly SetupStep[];
}

const approvalOf: Readonly<Record<OrganizationStatus, SetupStep['state']>> = {
  pending: 'current',
  approved: 'done',
  declined: 'stopped',
  suspended: 'stopped',
};

/** Of several organizations, the one that got furthest is set up. */
const furthest: readonly OrganizationStatus[] = ['approved', 'pending', 'suspended', 'declined'];

/** How far a person is with the organization of their portal. Only what the server says counts as done. */
export function organizationSetup(memberships: readonly Membership[], role: Role): OrganizationSetup {
  const own = memberships.filter(({ platformRole }) => platformRole === role);
  const [organization = null] = own
    .map((membership) => membership.organization)
    .toSorted((a, b) => furthest.indexOf(a.status) - furthest.indexOf(b.status));
  return {
    organization,
    steps: [
      { id: 'account', state: 'done', href: null },
      organization
        ? { id: 'organization', state: 'done', href: null }
        : { id: 'organization', state: 'current', href: '/organizations/new' },
      {
        id: 'approval',
        state: organization ? approvalOf[organization.status] : 'coming',
        href: null,
      },
    ],
  };
}
