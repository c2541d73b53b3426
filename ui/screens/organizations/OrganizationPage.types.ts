import type { OrganizationPageEvent, OrganizationPageView } from '@vetsync/machines/organizationPage';

export interface OrganizationPageProps {
  view: OrganizationPageView;
  send: (event: OrganizationPageEvent) => void;
}
