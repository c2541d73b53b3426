import { statesOf } from '../../kit/index.ts';
import { worldMachine } from './world.machine.ts';

export * from './world.machine.ts';
export const worldStates = statesOf(worldMachine);
