export type * from './notifications.events.ts';
export type * from './notifications.view.ts';
