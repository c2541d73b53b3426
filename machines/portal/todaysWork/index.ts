import { statesOf } from '../../kit/index.ts';
import { todaysWorkMachine } from './todaysWork.machine.ts';

export * from './todaysWork.machine.ts';
export type * from './todaysWork.events.ts';
export * from './todaysWork.view.ts';
export { todaysWorkChild } from './todaysWorkChild.ts';
export const todaysWorkStates = statesOf(todaysWorkMachine);
