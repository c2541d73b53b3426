export * from './organizationReport.machine.ts';
export { readingDelayMs } from '../../exchange/workspace/workspaceReading.ts';
export * from './organizationReport.view.ts';
