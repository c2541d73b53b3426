export * from './applicationList.machine.ts';
