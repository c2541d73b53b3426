import { statesOf } from '../../kit/index.ts';
import { networkMachine } from './network.machine.ts';

export * from './network.machine.ts';
export * from './messageDraft.ts';
export * from './network.view.ts';
export const networkStates = statesOf(networkMachine);
