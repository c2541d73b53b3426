import { statesOf } from '../../kit/index.ts';
import { newOrganizationMachine } from './newOrganization.machine.ts';

export * from './newOrganization.machine.ts';
export * from './newOrganization.view.ts';
export const newOrganizationStates = statesOf(newOrganizationMachine);
