export * from './caseStatuses.ts';
export * from './personCases.ts';
export * from './goals.ts';
export * from './triage.ts';
