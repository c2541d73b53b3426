export * from './benefitsCalculator.machine.ts';
export * from './benefitsCalculator.view.ts';
