export * from './sentApplication.machine.ts';
export type * from './sentApplication.events.ts';
export * from './sentApplication.view.ts';
