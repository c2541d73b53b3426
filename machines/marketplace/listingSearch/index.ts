import { statesOf } from '../../kit/index.ts';
import { listingSearchMachine } from './listingSearch.machine.ts';

export * from './listingSearch.machine.ts';
export type * from './listingSearch.events.ts';
export * from './listingSearch.view.ts';
export const listingSearchStates = statesOf(listingSearchMachine);
