import type { MemberRole } from '@vetsync/machines/organizations/model';

/** Roles of an organization's staff, and what each may do. */
export const memberRoleWords = {
  names: {
    owner: 'Owner',
    manager: 'Manager',
    reviewer: 'Reviewer',
    viewer: 'Viewer',
  } satisfies Record<MemberRole, string>,
  may: {
    owner: 'Everything: also makes others owners and managers, and hands over ownership.',
    manager: 'Changes the profile, and invites or removes reviewers and viewers.',
    reviewer: 'Sees everything, and decides on applications.',
    viewer: 'Sees everything, and changes nothing.',
  } satisfies Record<MemberRole, string>,
} as const;
