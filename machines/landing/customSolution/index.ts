import { statesOf } from '../../kit/index.ts';
import { customSolutionMachine } from './customSolution.machine.ts';

export * from './customSolution.machine.ts';
export const customSolutionStates = statesOf(customSolutionMachine);
