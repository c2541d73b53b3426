import { statesOf } from '../../kit/index.ts';
import { interviewPracticeMachine } from './interviewPractice.machine.ts';

export * from './interviewPractice.machine.ts';
export * from './interviewPractice.view.ts';
export const interviewPracticeStates = statesOf(interviewPracticeMachine);
