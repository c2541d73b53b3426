import { statesOf } from '../../kit/index.ts';
import { interviewDialogMachine } from './interviewDialog.machine.ts';

export * from './interviewDialog.machine.ts';
export type {
  InterviewDialogInput,
  InterviewDialogContext,
  InterviewDialogEvent,
  InterviewRecords,
  InterviewDialogParentEvent,
  InterviewDialogEmitted,
} from './interviewDialog.setup.ts';
export * from './interviewDialog.view.ts';
export const interviewDialogStates = statesOf(interviewDialogMachine);
