import { statesOf } from '../../kit/index.ts';
import { interviewsMachine } from './interviews.machine.ts';

export * from './interviews.machine.ts';
export const interviewsStates = statesOf(interviewsMachine);
