export * from './organizationOverview.machine.ts';
export { readingDelayMs } from '../workspace/workspaceReading.ts';
export type {
  OrganizationOverviewContext,
  OrganizationOverviewInput,
  OverviewRequest,
  OrganizationOverviewEvent,
  OrganizationOverviewParentEvent,
  OrganizationOverviewEmitted,
} from './organizationOverview.setup.ts';
