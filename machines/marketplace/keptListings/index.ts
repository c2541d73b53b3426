import { statesOf } from '../../kit/index.ts';
import { keptListingsMachine } from './keptListings.machine.ts';

export * from './keptListings.machine.ts';
export * from './keptInTab.ts';
export const keptListingsStates = statesOf(keptListingsMachine);
