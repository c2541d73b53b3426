import { statesOf } from '../../kit/index.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';

export * from './oneTimeCode.machine.ts';
export type { OneTimeCodeEvent, OneTimeCodeParentEvent, OneTimeCodeEmitted } from './oneTimeCode.setup.ts';
export * from './oneTimeCode.view.ts';
export const oneTimeCodeStates = statesOf(oneTimeCodeMachine);
