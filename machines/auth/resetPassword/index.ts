export * from './resetPassword.machine.ts';
export * from './resetPassword.view.ts';
