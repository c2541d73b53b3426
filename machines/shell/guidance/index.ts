export * from './guidance.machine.ts';
export * from './guidance.view.ts';
