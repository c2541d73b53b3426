export * from './customSolution.machine.ts';
