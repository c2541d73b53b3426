export { recruiterJobsTab, recruiterJobsTabView } from './recruiterJobsTab.machine.ts';
export type { RecruiterJobsTabView } from './recruiterJobsTab.machine.ts';
