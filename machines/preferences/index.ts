export type * from './preferences.events.ts';
export type * from './preferences.view.ts';
