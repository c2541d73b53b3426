import { statesOf } from '../../kit/index.ts';
import { interviewDialogMachine } from './interviewDialog.machine.ts';

export * from './interviewDialog.machine.ts';
export type { InterviewDialogInput, InterviewDialogContext } from './interviewDialog.setup.ts';
export type * from './interviewDialog.events.ts';
export * from './interviewDialog.view.ts';
export const interviewDialogStates = statesOf(interviewDialogMachine);
