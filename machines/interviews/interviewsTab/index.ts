export { interviewsTab } from './interviewsTab.machine.ts';
