import { statesOf } from '../../kit/index.ts';
import { benefitsCalculatorMachine } from './benefitsCalculator.machine.ts';

export * from './benefitsCalculator.machine.ts';
export * from './benefitsCalculator.view.ts';
export const benefitsCalculatorStates = statesOf(benefitsCalculatorMachine);
