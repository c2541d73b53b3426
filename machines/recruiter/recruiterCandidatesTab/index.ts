export { recruiterCandidatesTab } from './recruiterCandidatesTab.machine.ts';
