import { statesOf } from '../../kit/index.ts';
import { schoolsMachine } from './schools.machine.ts';

export * from './schools.events.ts';
export * from './schools.machine.ts';
export * from './schools.view.ts';
export const schoolsStates = statesOf(schoolsMachine);
