export * from './adminData.machine.ts';
