export * from './mentors.machine.ts';
