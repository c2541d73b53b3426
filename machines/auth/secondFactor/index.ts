import { statesOf } from '../../kit/index.ts';
import { secondFactorMachine } from './secondFactor.machine.ts';

export * from './secondFactor.machine.ts';
export * from './secondFactor.view.ts';
export const secondFactorStates = statesOf(secondFactorMachine);
