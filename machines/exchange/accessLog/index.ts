import { statesOf } from '../../kit/index.ts';
import { accessLogMachine } from './accessLog.machine.ts';

export * from './accessLog.machine.ts';
export * from './accessLog.view.ts';
export const accessLogStates = statesOf(accessLogMachine);
