export * from './interviewChild.ts';
