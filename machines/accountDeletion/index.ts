export type * from './accountDeletion.events.ts';
export type * from './accountDeletion.view.ts';
