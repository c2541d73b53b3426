import type { NonprofitApplication } from '../../model/world/index.ts';

/** What the organisation's page tells the machine. */
export type OrganizationDetailEvent = { type: 'program.apply'; programId: string };

/** What the app passes on. */
export type OrganizationDetailParentEvent =
  /** The address names the organisation, and the program that is applied for, or null. */
  | { type: 'location.changed'; organizationId: string; programId: string | null }
  /** The world's applications, oldest first. */
  | { type: 'applications.changed'; applications: readonly NonprofitApplication[] }
  /** Who looks at it is somebody else. */
  | { type: 'veteran.changed'; veteranId: string };

/** The address should name this program as the one that is applied for. */
export type OrganizationDetailNews = { type: 'program.opened'; programId: string };
