export * from './interviews.machine.ts';
