import { statesOf } from '../../kit/index.ts';
import { ownProvidersMachine } from './ownProviders.machine.ts';

export * from './ownProviders.machine.ts';
export const ownProvidersStates = statesOf(ownProvidersMachine);
