export * from './accountPage.machine.ts';
