import { statesOf } from '../../kit/index.ts';
import { organizationPageMachine } from './organizationPage.machine.ts';

export * from './organizationPage.machine.ts';
export type {
  LoadedOrganization,
  OrganizationPageContext,
  OrganizationPageInput,
} from './organizationPage.setup.ts';
export type * from './organizationPage.events.ts';
export * from './organizationPage.view.ts';
export const organizationPageStates = statesOf(organizationPageMachine);
