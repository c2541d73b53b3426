export * from './schools.events.ts';
export * from './schools.machine.ts';
export * from './schools.view.ts';
