import { statesOf } from '../../kit/index.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';

export * from './oneTimeCode.machine.ts';
export type * from './oneTimeCode.events.ts';
export * from './oneTimeCode.view.ts';
export const oneTimeCodeStates = statesOf(oneTimeCodeMachine);
