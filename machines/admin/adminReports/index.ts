import { statesOf } from '../../kit/index.ts';
import { adminReportsMachine } from './adminReports.machine.ts';

export * from './adminReports.machine.ts';
export type {
  AdminReportsContext,
  AdminReportsEmitted,
  AdminReportsEvent,
  AdminReportsInput,
  AdminReportsParentEvent,
  ReportDecisionCall,
  ReportPage,
  ReportPageRequest,
} from './adminReports.setup.ts';
export const adminReportsStates = statesOf(adminReportsMachine);
