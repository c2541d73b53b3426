export type * from './adminUsers.events.ts';
export type * from './adminUsers.view.ts';
