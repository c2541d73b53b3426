export * from './confirmEmail.machine.ts';
export * from './confirmEmail.view.ts';
