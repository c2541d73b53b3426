export * from './exampleJobsFile.ts';
