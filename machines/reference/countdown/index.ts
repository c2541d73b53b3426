import { statesOf } from '../../kit/index.ts';
import { countdownMachine } from './countdown.machine.ts';

export * from './countdown.machine.ts';
export * from './countdown.view.ts';
export const countdownStates = statesOf(countdownMachine);
