import { statesOf } from '../../kit/index.ts';
import { nonprofitMachine } from './nonprofit.machine.ts';

export * from './nonprofit.machine.ts';
export type * from './nonprofit.events.ts';
export * from './nonprofit.view.ts';
export const nonprofitStates = statesOf(nonprofitMachine);
