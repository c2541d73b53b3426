export { recruiterDashboardTab, recruiterDashboardTabView } from './recruiterDashboardTab.machine.ts';
export type {
  RecruiterDashboardSamples,
  RecruiterDashboardTabView,
} from './recruiterDashboardTab.machine.ts';
