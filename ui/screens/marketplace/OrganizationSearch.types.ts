import type { OrganizationSearchEvent, OrganizationSearchView } from '@vetsync/machines/organizationSearch';

export interface OrganizationSearchProps {
  view: OrganizationSearchView;
  send: (event: OrganizationSearchEvent) => void;
}
