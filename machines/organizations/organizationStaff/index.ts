import { statesOf } from '../../kit/index.ts';
import { organizationStaffMachine } from './organizationStaff.machine.ts';

export * from './organizationStaff.machine.ts';
export type {
  OrganizationStaffContext,
  OrganizationStaffInput,
  Staff,
  StaffAction,
} from './organizationStaff.setup.ts';
export type * from './organizationStaff.events.ts';
export * from './organizationStaff.view.ts';
export const organizationStaffStates = statesOf(organizationStaffMachine);
