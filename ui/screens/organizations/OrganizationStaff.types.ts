import type {
  OrganizationStaffEvent,
  OrganizationStaffView,
} from '@vetsync/machines/organizations/organizationStaff';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type OrganizationStaffProps = ScreenProps<OrganizationStaffView, OrganizationStaffEvent>;
