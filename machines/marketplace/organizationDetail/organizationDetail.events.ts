import type { NonprofitApplication } from '../../model/world/index.ts';

/** Events that the organization's page sends. */
export type OrganizationDetailEvent = { type: 'program.apply'; programId: string };

/** Events from the app. */
export type OrganizationDetailParentEvent =
  /** The address names the organization, and the program that is applied for, or null. */
  | { type: 'location.changed'; organizationId: string; programId: string | null }
  /** The world's applications, oldest first. */
  | { type: 'applications.changed'; applications: readonly NonprofitApplication[] }
  /** Who looks at it is somebody else. */
  | { type: 'veteran.changed'; veteranId: string };

/** The address should name this program as the one that is applied for. */
export type OrganizationDetailEmitted = { type: 'program.opened'; programId: string };
