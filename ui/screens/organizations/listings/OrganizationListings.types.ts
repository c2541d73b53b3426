import type {
  OrganizationListingsEvent,
  OrganizationListingsView,
} from '@vetsync/machines/organizationListings';

export interface OrganizationListingsProps {
  view: OrganizationListingsView;
  send: (event: OrganizationListingsEvent) => void;
}
