export { wellnessTab } from './wellnessTab.machine.ts';
export type { WellnessSamples } from './wellnessTab.machine.ts';
export * from './wellnessTab.view.ts';
