export * from './profileSwitch.machine.ts';
