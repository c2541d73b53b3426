export type * from './connection.events.ts';
export type * from './connection.view.ts';
