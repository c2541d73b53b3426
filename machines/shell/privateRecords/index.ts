export * from './privateRecords.machine.ts';
export type * from './privateRecords.events.ts';
export * from './privateRecords.view.ts';
