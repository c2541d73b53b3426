import type { NewOrganizationEvent, NewOrganizationView } from '@vetsync/machines/newOrganization';

export interface NewOrganizationProps {
  view: NewOrganizationView;
  send: (event: NewOrganizationEvent) => void;
}
