export * from './secondFactor.machine.ts';
export * from './secondFactor.view.ts';
