import type {
  OrganizationListingsEvent,
  OrganizationListingsView,
} from '@vetsync/machines/organizations/organizationListings';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

export type OrganizationListingsProps = ScreenProps<OrganizationListingsView, OrganizationListingsEvent>;
