import { statesOf } from '../../kit/index.ts';
import { hospitalMachine } from './hospital.machine.ts';

export * from './hospital.machine.ts';
export type * from './hospital.events.ts';
export type * from './hospitalParts.ts';
export * from './hospital.view.ts';
export const hospitalStates = statesOf(hospitalMachine);
