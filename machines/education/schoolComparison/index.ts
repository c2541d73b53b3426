export * from './schoolComparison.machine.ts';
export * from './schoolComparison.view.ts';
