export * from './candidateTable.ts';
export { candidatesOf } from './candidates.ts';
export type { Candidate } from './candidate.ts';
export * from './jobTables.ts';
export type * from './openings.ts';
export * from './phrases.ts';
export * from './openingReview.ts';
export * from './recruiter.ts';
export * from './recruiterContacts.ts';
