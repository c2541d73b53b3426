export { universityListTab } from './universityListTab.machine.ts';
