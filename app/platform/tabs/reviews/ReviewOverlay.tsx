import { decisionView, type decisionMachine } from '@vetsync/machines/decision';
import {
  reviewDialogView,
  type reviewDialogMachine,
  type ReviewDialogView,
} from '@vetsync/machines/reviewDialog';
import type { reviewOverlay } from '@vetsync/machines/reviewOverlay';
import { ReviewDialog, type ReviewDialogProps } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useName } from '../../usePlatform.ts';

/** The review dialog of a tab. Load it lazily, because it is needed only once an application is opened. */
export default function ReviewOverlay({ review }: { review: ActorRefFrom<typeof reviewOverlay> }) {
  const dialog = useSelector(review, ({ children }) => children.dialog);
  return dialog && <Dialog dialog={dialog} />;
}

function Dialog({ dialog }: { dialog: ActorRefFrom<typeof reviewDialogMachine> }) {
  const shown = useSelector(dialog, reviewDialogView);
  const decision = useSelector(dialog, ({ children }) => children.decision);
  useName(shown.isOpen ? (shown.review?.application.veteranName ?? null) : null);
  return decision && <DialogWithDecision shown={shown} decision={decision} send={dialog.send} />;
}

interface DialogWithDecisionProps {
  shown: ReviewDialogView;
  decision: ActorRefFrom<typeof decisionMachine>;
  send: ReviewDialogProps['send'];
}

function DialogWithDecision({ shown, decision, send }: DialogWithDecisionProps) {
  const deciding = useSelector(decision, decisionView);
  return <ReviewDialog view={{ ...shown, decision: deciding }} send={send} />;
}
