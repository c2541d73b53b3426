export { universityDashboardTab, universityDashboardTabView } from './universityDashboardTab.machine.ts';
export type { UniversityDashboardTabView } from './universityDashboardTab.machine.ts';
