import type {
  JoinOrganizationEvent,
  JoinOrganizationView,
} from '@vetsync/machines/organizations/joinOrganization';
import type { ReactNode } from 'react';

export interface JoinOrganizationProps {
  view: JoinOrganizationView;
  send: (event: JoinOrganizationEvent) => void;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}
