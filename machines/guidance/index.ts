export type * from './guidance.events.ts';
export type * from './guidance.view.ts';
