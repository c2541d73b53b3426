export * from './privateRecords.machine.ts';
export * from './privateRecords.view.ts';
