export { portalAnalyticsTab } from './portalAnalyticsTab.machine.ts';
export type { ReportSamples } from './portalAnalyticsTab.machine.ts';
