import { statesOf } from '../../kit/index.ts';
import { sessionMachine } from './session.machine.ts';

export * from './session.machine.ts';
export * from './session.view.ts';
export const sessionStates = statesOf(sessionMachine);
