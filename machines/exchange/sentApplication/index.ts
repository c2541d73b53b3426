import { statesOf } from '../../kit/index.ts';
import { sentApplicationMachine } from './sentApplication.machine.ts';

export * from './sentApplication.machine.ts';
export type * from './sentApplication.events.ts';
export * from './sentApplication.view.ts';
export const sentApplicationStates = statesOf(sentApplicationMachine);
