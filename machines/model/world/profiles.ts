import type { Role } from '../../account/model/roles.ts';
import type { Profile } from '../../profile/model/profile.ts';

/** Roles with a sample profile: all but the administrator. */
export const demoRoles = [
  'user',
  'recruiter',
  'university',
  'hospital',
  'nonprofit',
] as const satisfies Role[];
export type DemoRole = (typeof demoRoles)[number];

/** A profile that a visitor of the platform can be shown it as. */
export interface SwitchableProfile extends Profile {
  id: string;
  role: DemoRole;
}

/** The profile of `role`. If there is none, the first with role user, else the first (platform spec, section 2). */
export function profileOfRole<One extends SwitchableProfile>(
  role: Role | null,
  profiles: readonly One[],
): One {
  const asked = profiles.find((profile) => profile.role === role);
  const chosen = asked ?? profiles.find((profile) => profile.role === 'user') ?? profiles[0];
  if (!chosen) throw new Error('There must be at least one profile to switch to');
  return chosen;
}

/** Rank and branch, or title and organization, or nothing (platform spec, section 2, "Sidebar"). */
export function profileDetail({
  rank,
  branch,
  title,
  organization,
}: Pick<Profile, 'rank' | 'branch' | 'title' | 'organization'>): string {
  const service = [rank, branch].filter(Boolean).join(', ');
  return service || [title, organization].filter(Boolean).join(', ');
}

/** How long the switcher is busy, in milliseconds (platform spec, section 4). */
export const profileSwitchMs = 300;
