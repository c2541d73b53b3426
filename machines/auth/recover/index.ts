import { statesOf } from '../../kit/index.ts';
import { recoverMachine } from './recover.machine.ts';

export * from './recover.machine.ts';
export type * from './recover.events.ts';
export * from './recover.view.ts';
export const recoverStates = statesOf(recoverMachine);
