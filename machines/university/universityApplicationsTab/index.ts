export { universityApplicationsTab } from './universityApplicationsTab.machine.ts';
