import { statesOf } from '../../kit/index.ts';
import { educationMachine } from './education.machine.ts';

export * from './education.machine.ts';
export * from './education.view.ts';
export const educationStates = statesOf(educationMachine);
