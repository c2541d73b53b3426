export * from './platform.ts';
export type * from './platform.events.ts';
export * from './platform.view.ts';
export { lazyTab, tabCode, tabContent } from './tabHolder.machine.ts';
export type { LazyTab, TabCode, TabHolderSnapshot } from './tabHolder.machine.ts';
export type * from './tabHolder.events.ts';
export type { RunInBackground } from './background.machine.ts';
export * from './tabAddress.ts';
