import { statesOf } from '../../kit/index.ts';
import { wellnessCheckMachine } from './wellnessCheck.machine.ts';

export * from './wellnessCheck.machine.ts';
export * from './wellnessCheck.view.ts';
export const wellnessCheckStates = statesOf(wellnessCheckMachine);
