export { createCareerTab, careerTabView } from './careerTab.machine.ts';
export type { CareerSamples } from './careerTab.machine.ts';
