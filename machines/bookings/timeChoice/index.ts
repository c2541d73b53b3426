import { statesOf } from '../../kit/index.ts';
import { timeChoiceMachine } from './timeChoice.machine.ts';

export type * from './timeChoice.setup.ts';
export type { DayPart, OfferedTime } from './days.ts';
export * from './timeChoice.machine.ts';
export * from './timeChoice.view.ts';
export const timeChoiceStates = statesOf(timeChoiceMachine);
