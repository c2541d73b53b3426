import { statesOf } from '../../kit/index.ts';
import { accountWorldMachine } from './accountWorld.machine.ts';

export * from './accountWorld.machine.ts';
export type * from './accountWorld.events.ts';
export * from './accountWorld.view.ts';
export const accountWorldStates = statesOf(accountWorldMachine);
