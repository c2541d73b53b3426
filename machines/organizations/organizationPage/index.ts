export * from './organizationPage.machine.ts';
export type {
  LoadedOrganization,
  OrganizationPageContext,
  OrganizationPageInput,
} from './organizationPage.setup.ts';
export type * from './organizationPage.events.ts';
export * from './organizationPage.view.ts';
