import { statesOf } from '../../kit/index.ts';
import { organizationOverviewMachine } from './organizationOverview.machine.ts';

export * from './organizationOverview.machine.ts';
export { readingDelayMs } from '../workspace/workspaceReading.ts';
export type {
  OrganizationOverviewContext,
  OrganizationOverviewInput,
  OverviewRequest,
} from './organizationOverview.setup.ts';
export type * from './organizationOverview.events.ts';
export * from './organizationOverview.view.ts';
export const organizationOverviewStates = statesOf(organizationOverviewMachine);
