export * from './occupations.events.ts';
export * from './occupations.machine.ts';
export * from './occupations.view.ts';
