export * from './world.machine.ts';
