export * from './privateRecords.machine.ts';
