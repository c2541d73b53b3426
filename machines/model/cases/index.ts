export * from './caseStatuses.ts';
export * from './personCases.ts';
