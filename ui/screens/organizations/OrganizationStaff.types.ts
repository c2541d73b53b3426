import type {
  OrganizationStaffEvent,
  OrganizationStaffView,
} from '@vetsync/machines/organizations/organizationStaff';

export interface OrganizationStaffProps {
  view: OrganizationStaffView;
  send: (event: OrganizationStaffEvent) => void;
}
