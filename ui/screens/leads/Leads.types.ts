import type { SolutionRequestsEvent, SolutionRequestsView } from '@vetsync/machines/leads/solutionRequests';
import type { ReactNode } from 'react';

// Props of this family's screens. The parts of a screen use them too.

export interface SolutionRequestsProps {
  view: SolutionRequestsView;
  send: (event: SolutionRequestsEvent) => void;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}
