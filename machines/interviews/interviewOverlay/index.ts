export * from './interviewChild.ts';
export * from './interviewRecords.ts';
