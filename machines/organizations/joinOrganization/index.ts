import { statesOf } from '../../kit/index.ts';
import { joinOrganizationMachine } from './joinOrganization.machine.ts';

export * from './joinOrganization.machine.ts';
export * from './joinOrganization.view.ts';
export const joinOrganizationStates = statesOf(joinOrganizationMachine);
