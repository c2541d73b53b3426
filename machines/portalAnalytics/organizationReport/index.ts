import { statesOf } from '../../kit/index.ts';
import { organizationReportMachine } from './organizationReport.machine.ts';

export * from './organizationReport.machine.ts';
export { readingDelayMs } from '../../exchange/workspace/workspaceReading.ts';
export * from './organizationReport.view.ts';
export const organizationReportStates = statesOf(organizationReportMachine);
