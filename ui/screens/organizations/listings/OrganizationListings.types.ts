import type {
  OrganizationListingsEvent,
  OrganizationListingsView,
} from '@vetsync/machines/organizations/organizationListings';

export interface OrganizationListingsProps {
  view: OrganizationListingsView;
  send: (event: OrganizationListingsEvent) => void;
}
