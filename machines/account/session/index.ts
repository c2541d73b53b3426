export * from './session.machine.ts';
export * from './session.view.ts';
