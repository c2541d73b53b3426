export type * from './devices.events.ts';
export type * from './devices.view.ts';
