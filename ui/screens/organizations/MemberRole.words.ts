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
    owner: 'Can do everything, including making others owners or managers and transferring ownership.',
    manager: 'Can change the profile, and can invite or remove reviewers and viewers.',
    reviewer: 'Can see everything and decide on applications.',
    viewer: 'Can see everything but can’t change anything.',
  } satisfies Record<MemberRole, string>,
} as const;
