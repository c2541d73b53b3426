export * from './acting.machine.ts';
export type * from './acting.events.ts';
export * from './acting.view.ts';
