export * from './applicants.ts';
