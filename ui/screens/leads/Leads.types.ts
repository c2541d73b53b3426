import type { SolutionRequestsEvent, SolutionRequestsView } from '@vetsync/machines/solutionRequests';
import type { ReactNode } from 'react';

// What the screens of this family share with their parts.

export interface SolutionRequestsProps {
  view: SolutionRequestsView;
  send: (event: SolutionRequestsEvent) => void;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}
