import { statesOf } from '../../kit/index.ts';
import { marketplaceMachine } from './marketplace.machine.ts';

export * from './marketplace.machine.ts';
export type * from './marketplace.events.ts';
export * from './marketplace.view.ts';
export const marketplaceStates = statesOf(marketplaceMachine);
