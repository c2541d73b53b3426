export * from './customSolution.ts';
export * from './landing.ts';
export * from './phrases.ts';
