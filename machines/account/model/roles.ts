/** Roles (platform spec, section 6). `user`, a veteran, is the default; only `admin` sets the admin flag. */
export const roles = ['user', 'recruiter', 'university', 'hospital', 'nonprofit', 'admin'] as const;
export type Role = (typeof roles)[number];
export const defaultRole: Role = 'user';

/** Roles of organizations, each with a portal of its own tabs. */
export const portalRoles = [
  'university',
  'hospital',
  'nonprofit',
  'recruiter',
] as const satisfies readonly Role[];
export type PortalRole = (typeof portalRoles)[number];

export const hasPortal = (role: string | null): role is PortalRole => portalRoles.some((one) => one === role);
