export * from './interviewDialog.machine.ts';
export type { InterviewDialogInput, InterviewDialogContext } from './interviewDialog.setup.ts';
export type * from './interviewDialog.events.ts';
export * from './interviewDialog.view.ts';
