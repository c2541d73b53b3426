import type { NonprofitApplication } from '../../model/world/index.ts';

/** Events that the organization's page sends. */
export type OrganizationDetailEvent = { type: 'program.apply'; programId: string };

/** Events from the app. */
export type OrganizationDetailParentEvent =
  /** The URL names the organization, and the program of the open application dialog, or null. */
  | { type: 'location.changed'; organizationId: string; programId: string | null }
  /** The world's applications, oldest first. */
  | { type: 'applications.changed'; applications: readonly NonprofitApplication[] }
  /** Another person uses the platform. */
  | { type: 'veteran.changed'; veteranId: string };

/** Requests a URL that opens the application dialog for this program. */
export type OrganizationDetailEmitted = { type: 'program.opened'; programId: string };
