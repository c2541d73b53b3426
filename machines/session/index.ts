export type * from './session.events.ts';
export type * from './session.view.ts';
