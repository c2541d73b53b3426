import type {
  NewOrganizationEvent,
  NewOrganizationView,
} from '@vetsync/machines/organizations/newOrganization';

export interface NewOrganizationProps {
  view: NewOrganizationView;
  send: (event: NewOrganizationEvent) => void;
}
