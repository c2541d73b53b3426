import { statesOf } from '../../kit/index.ts';
import { universityMachine } from './university.machine.ts';

export * from './university.machine.ts';
export type * from './university.events.ts';
export * from './university.view.ts';
export const universityStates = statesOf(universityMachine);
