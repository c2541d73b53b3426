export * from './applications.ts';
export * from './briefs.ts';
export * from './candidates.ts';
export * from './openings.ts';
export * from './recruiter.ts';
export * from './report.ts';
export * from './portal.ts';
