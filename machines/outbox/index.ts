export type * from './outbox.events.ts';
export type * from './outbox.view.ts';
