export * from './outcomes.ts';
export * from './review.ts';
export * from './reviewRoute.ts';
export { chanceOf } from './drawn.ts';
export { creditsFor } from './collegeReview.ts';
export { matchAnalysis, readSalary, requirementsOf } from './jobReview.ts';
export type { Position } from './jobReview.ts';
export * from './reviewOf.ts';
export * from './resumeFile.ts';
