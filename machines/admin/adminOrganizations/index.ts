import { statesOf } from '../../kit/index.ts';
import { adminOrganizationsMachine } from './adminOrganizations.machine.ts';

export * from './adminOrganizations.machine.ts';
export type {
  AdminOrganizationPage,
  AdminOrganizationPageRequest,
  AdminOrganizationsContext,
  AdminOrganizationsEmitted,
  AdminOrganizationsEvent,
  AdminOrganizationsInput,
  AdminOrganizationsParentEvent,
  OrganizationDecisionCall,
} from './adminOrganizations.setup.ts';
export const adminOrganizationsStates = statesOf(adminOrganizationsMachine);
