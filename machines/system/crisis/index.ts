export * from './checkForCrisis.ts';
export * from './crisisCheck.ts';
export * from './loadCrisisCheck.ts';
export type { CrisisContext, CrisisDismiss } from './crisisParts.ts';
