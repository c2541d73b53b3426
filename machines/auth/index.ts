export type * from './auth.events.ts';
export type * from './auth.view.ts';
