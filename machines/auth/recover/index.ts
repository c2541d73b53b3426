import { statesOf } from '../../kit/index.ts';
import { recoverMachine } from './recover.machine.ts';

export * from './recover.machine.ts';
export const recoverStates = statesOf(recoverMachine);
