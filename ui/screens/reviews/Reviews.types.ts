import type { DecisionEvent, DecisionView } from '@vetsync/machines/decision';
import type { ReviewDialogEvent, ReviewingView } from '@vetsync/machines/reviewDialog';

// What the screens of this family share with their parts.

export interface DecisionProps {
  view: DecisionView;
  send: (event: DecisionEvent) => void;
}

export interface ReviewDialogProps {
  view: ReviewingView;
  send: (event: ReviewDialogEvent | DecisionEvent) => void;
}
