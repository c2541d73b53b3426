export type * from './profileSwitch.events.ts';
export type * from './profileSwitch.view.ts';
