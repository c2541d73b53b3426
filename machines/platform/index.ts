export type * from './platform.events.ts';
export type * from './platform.view.ts';
