import { statesOf } from '../../kit/index.ts';
import { commonApplicationMachine } from './commonApplication.machine.ts';

export * from './commonApplication.machine.ts';
export type { CommonApplicationContext, CommonApplicationInput } from './portalContext.ts';
export type * from './commonApplication.events.ts';
export * from './commonApplication.view.ts';
export const commonApplicationStates = statesOf(commonApplicationMachine);
