export type * from './emailLink.events.ts';
export type * from './emailLink.view.ts';
