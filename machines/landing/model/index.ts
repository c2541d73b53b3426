export * from './customSolution.ts';
export * from './landing.ts';
