export type * from './recover.events.ts';
export type * from './recover.view.ts';
