import { statesOf } from '../../kit/index.ts';
import { actingMachine } from './acting.machine.ts';

export * from './acting.machine.ts';
export type * from './acting.events.ts';
export * from './acting.view.ts';
export const actingStates = statesOf(actingMachine);
