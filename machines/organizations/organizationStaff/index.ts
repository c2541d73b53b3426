export * from './organizationStaff.machine.ts';
export type {
  OrganizationStaffContext,
  OrganizationStaffInput,
  Staff,
  StaffAction,
} from './organizationStaff.setup.ts';
export type * from './organizationStaff.events.ts';
export * from './organizationStaff.view.ts';
