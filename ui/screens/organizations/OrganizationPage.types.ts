import type {
  OrganizationPageEvent,
  OrganizationPageView,
} from '@vetsync/machines/organizations/organizationPage';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type OrganizationPageProps = ScreenProps<OrganizationPageView, OrganizationPageEvent>;
