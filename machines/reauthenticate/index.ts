export type * from './reauthenticate.events.ts';
export type * from './reauthenticate.view.ts';
