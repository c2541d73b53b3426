export * from './account.ts';
export * from './customSolution.ts';
export * from './lead.ts';
