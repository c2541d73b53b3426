import type { WholeApplication } from '@vetsync/machines/model/exchange';
import type {
  DecisionEvent,
  DecisionView,
  ReviewDialogEvent,
  ReviewDialogView,
} from '@vetsync/machines/reviewDialog';

// Props of this family's screens. The parts of a screen use them too.

export interface DecisionProps {
  decision: DecisionView;
  /** What is decided on. */
  application: Pick<WholeApplication['application'], 'applicantName' | 'status'>;
  send: (event: DecisionEvent) => void;
}

export interface ReviewDialogProps {
  view: ReviewDialogView;
  send: (event: ReviewDialogEvent) => void;
}
