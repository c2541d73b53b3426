export * from './documents.machine.ts';
export type * from './documents.events.ts';
export * from './documents.view.ts';
