export type * from './customSolution.events.ts';
export type * from './customSolution.view.ts';
