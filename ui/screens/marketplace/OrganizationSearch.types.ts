import type {
  OrganizationSearchEvent,
  OrganizationSearchView,
} from '@vetsync/machines/marketplace/organizationSearch';

export interface OrganizationSearchProps {
  view: OrganizationSearchView;
  send: (event: OrganizationSearchEvent) => void;
}
