import { statesOf } from '../../kit/index.ts';
import { providerFinderMachine } from './providerFinder.machine.ts';

export * from './providerFinder.machine.ts';
export type * from './providerFinder.events.ts';
export * from './providerFinder.view.ts';
export const providerFinderStates = statesOf(providerFinderMachine);
