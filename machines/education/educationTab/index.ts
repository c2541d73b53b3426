export { createEducationTab, educationTabView } from './educationTab.machine.ts';
export type { EducationSamples } from './educationTab.machine.ts';
export type { DocumentStore } from './documentStore.ts';
