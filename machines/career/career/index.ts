import { statesOf } from '../../kit/index.ts';
import { careerMachine } from './career.machine.ts';

export * from './career.machine.ts';
export const careerStates = statesOf(careerMachine);
