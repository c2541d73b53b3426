export type * from './secondFactor.events.ts';
export type * from './secondFactor.view.ts';
