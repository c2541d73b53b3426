export * from './recover.machine.ts';
