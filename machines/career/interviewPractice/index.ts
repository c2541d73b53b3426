export * from './interviewPractice.machine.ts';
export * from './interviewPractice.view.ts';
