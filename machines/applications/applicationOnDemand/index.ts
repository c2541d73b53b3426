export { applicationOnDemand, createApplicationOnDemand } from './applicationOnDemand.machine.ts';
export type { ApplicationDialogCode } from './applicationOnDemand.machine.ts';
