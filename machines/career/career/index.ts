export * from './career.machine.ts';
