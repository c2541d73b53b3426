import { statesOf } from '../../kit/index.ts';
import { ownOrganizationsMachine } from './ownOrganizations.machine.ts';

export * from './ownOrganizations.machine.ts';
export type * from './ownOrganizations.events.ts';
export * from './ownOrganizations.view.ts';
export const ownOrganizationsStates = statesOf(ownOrganizationsMachine);
