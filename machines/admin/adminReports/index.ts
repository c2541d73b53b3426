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
