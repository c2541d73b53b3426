export * from './emailLink.machine.ts';
