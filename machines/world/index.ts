export type * from './world.events.ts';
export type * from './world.view.ts';
