import { statesOf } from '../../kit/index.ts';
import { ownOrganizationsMachine } from './ownOrganizations.machine.ts';

export * from './ownOrganizations.machine.ts';
export const ownOrganizationsStates = statesOf(ownOrganizationsMachine);
