export * from './platform.ts';
export type * from './platform.events.ts';
export * from './platform.view.ts';
