import type { Role } from '@vetsync/machines/account/model';

/** Organizations, each with a portal of its own tabs. */
export const portalRoles = [
  'university',
  'hospital',
  'nonprofit',
  'recruiter',
] as const satisfies readonly Role[];
export type PortalRole = (typeof portalRoles)[number];

export const hasPortal = (role: string | null): role is PortalRole => portalRoles.some((one) => one === role);
