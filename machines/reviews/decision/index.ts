import { statesOf } from '../../kit/index.ts';
import { decisionMachine } from './decision.machine.ts';

export * from './decision.machine.ts';
export type * from './decision.events.ts';
export * from './decision.view.ts';
export const decisionStates = statesOf(decisionMachine);
