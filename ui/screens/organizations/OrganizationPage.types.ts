import type {
  OrganizationPageEvent,
  OrganizationPageView,
} from '@vetsync/machines/organizations/organizationPage';

export interface OrganizationPageProps {
  view: OrganizationPageView;
  send: (event: OrganizationPageEvent) => void;
}
