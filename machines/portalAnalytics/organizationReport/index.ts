import { statesOf } from '../../kit/index.ts';
import { organizationReportMachine } from './organizationReport.machine.ts';

export * from './organizationReport.machine.ts';
export { readingDelayMs } from '../../exchange/workspace/workspaceReading.ts';
export type {
  LoadedReport,
  OrganizationReportContext,
  OrganizationReportInput,
  ReportRequest,
} from './organizationReport.setup.ts';
export type * from './organizationReport.events.ts';
export * from './organizationReport.view.ts';
export const organizationReportStates = statesOf(organizationReportMachine);
