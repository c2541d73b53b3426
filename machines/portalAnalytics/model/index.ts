export * from './analytics.ts';
export * from './phrases.ts';
export { type ReportRecords, type ReportSource, type ReportSpan } from './analyticsParts.ts';
export { reportOf } from './analyticsReports.ts';
