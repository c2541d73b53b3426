export { universityDashboardTab, universityDashboardTabView } from './universityDashboardTab.machine.ts';
export type {
  UniversityDashboardSamples,
  UniversityDashboardTabView,
} from './universityDashboardTab.machine.ts';
