import { statesOf } from '../../kit/index.ts';
import { adminOrganizationsMachine } from './adminOrganizations.machine.ts';

export * from './adminOrganizations.machine.ts';
export type {
  AdminOrganizationPage,
  AdminOrganizationPageRequest,
  AdminOrganizationsContext,
  AdminOrganizationsInput,
  OrganizationDecisionCall,
} from './adminOrganizations.setup.ts';
export type * from './adminOrganizations.events.ts';
export * from './adminOrganizations.view.ts';
export const adminOrganizationsStates = statesOf(adminOrganizationsMachine);
