export * from './ownProviders.machine.ts';
