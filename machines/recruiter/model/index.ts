export * from './candidateRoute.ts';
export * from './candidateTable.ts';
export { candidatesOf, poolPeople } from './candidates.ts';
export type { Candidate } from './candidates.ts';
export * from './jobTables.ts';
export * from './openings.ts';
export * from './openingView.ts';
export * from './recruiter.ts';
export * from './candidateBriefs.ts';
