import { statesOf } from '../../kit/index.ts';
import { organizationPageMachine } from './organizationPage.machine.ts';

export * from './organizationPage.machine.ts';
export type {
  LoadedOrganization,
  OrganizationPageContext,
  OrganizationPageInput,
  StoredOrganizationDraft,
  OrganizationPageEvent,
  OrganizationPageParentEvent,
  OrganizationPageEmitted,
} from './organizationPage.setup.ts';
export * from './organizationPage.view.ts';
export const organizationPageStates = statesOf(organizationPageMachine);
