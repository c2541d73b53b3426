export * from './interviewForm.machine.ts';
export * from './interviewForm.view.ts';
