export type * from './landing.events.ts';
export * from './landing.view.ts';
