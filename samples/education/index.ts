export * from './benefits.ts';
export * from './collegeApplications.ts';
export * from './programs.ts';
