import type { DecisionEvent, DecisionView } from '@vetsync/machines/decision';
import type { ReviewDialogEvent, ReviewingView } from '@vetsync/machines/reviewDialog';

// Props of this family's screens. The parts of a screen use them too.

export interface DecisionProps {
  view: DecisionView;
  send: (event: DecisionEvent) => void;
}

export interface ReviewDialogProps {
  view: ReviewingView;
  send: (event: ReviewDialogEvent | DecisionEvent) => void;
}
