export * from './confirmNewEmail.machine.ts';
