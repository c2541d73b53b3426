import type { OrganizationStaffEvent, OrganizationStaffView } from '@vetsync/machines/organizationStaff';

export interface OrganizationStaffProps {
  view: OrganizationStaffView;
  send: (event: OrganizationStaffEvent) => void;
}
