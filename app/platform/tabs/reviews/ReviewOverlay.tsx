import { decisionView, type DecisionView } from '@vetsync/machines/decision';
import {
  reviewDialogView,
  type reviewDialogMachine,
  type ReviewDialogView,
} from '@vetsync/machines/reviewDialog';
import { ReviewDialog, type ReviewDialogProps } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { connect } from '../../connect.tsx';

interface DialogProps {
  view: ReviewDialogView;
  send: ReviewDialogProps['send'];
  decision: DecisionView;
}

const Dialog = connect(
  ({ view, send, decision }: DialogProps) => <ReviewDialog view={{ ...view, decision }} send={send} />,
  reviewDialogView,
  { nameOf: ({ isOpen, review }) => (isOpen && review?.application.veteranName) || null },
);

interface ReviewOverlayProps {
  actor: ActorRefFrom<typeof reviewDialogMachine> | undefined;
}

/** The review dialog over a tab. */
export default function ReviewOverlay({ actor }: ReviewOverlayProps) {
  const child = useSelector(actor, (dialog) => dialog?.children.decision);
  const decision = useSelector(child, (snapshot) => snapshot && decisionView(snapshot));
  return decision && <Dialog actor={actor} decision={decision} />;
}
