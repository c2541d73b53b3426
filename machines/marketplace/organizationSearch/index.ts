import { statesOf } from '../../kit/index.ts';
import { organizationSearchMachine } from './organizationSearch.machine.ts';

export * from './organizationSearch.machine.ts';
export const organizationSearchStates = statesOf(organizationSearchMachine);
