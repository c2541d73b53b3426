export * from './preferences.machine.ts';
