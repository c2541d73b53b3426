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
