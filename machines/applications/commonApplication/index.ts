export * from './commonApplication.machine.ts';
export type { CommonApplicationContext, CommonApplicationInput } from './portalContext.ts';
export type * from './commonApplication.events.ts';
export * from './commonApplication.view.ts';
