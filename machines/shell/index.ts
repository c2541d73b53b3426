export type * from './shell.events.ts';
export type * from './shell.view.ts';
