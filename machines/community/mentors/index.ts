import { statesOf } from '../../kit/index.ts';
import { mentorsMachine } from './mentors.machine.ts';

export * from './mentors.machine.ts';
export const mentorsStates = statesOf(mentorsMachine);
