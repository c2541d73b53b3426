import { statesOf } from '../../kit/index.ts';
import { guidanceMachine } from './guidance.machine.ts';

export * from './guidance.machine.ts';
export * from './guidance.view.ts';
export const guidanceStates = statesOf(guidanceMachine);
