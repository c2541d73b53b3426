export { recruiterDashboardTab, recruiterDashboardTabView } from './recruiterDashboardTab.machine.ts';
export type { RecruiterDashboardTabView } from './recruiterDashboardTab.machine.ts';
