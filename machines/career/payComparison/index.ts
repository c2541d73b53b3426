export * from './payComparison.machine.ts';
export * from './payComparison.view.ts';
