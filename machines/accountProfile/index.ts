export type * from './accountProfile.events.ts';
export type * from './accountProfile.view.ts';
