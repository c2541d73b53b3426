export * from './countdown.machine.ts';
export * from './countdown.view.ts';
