export * from './connection.machine.ts';
