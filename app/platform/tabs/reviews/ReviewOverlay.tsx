import { decisionView, type decisionMachine } from '@vetsync/machines/decision';
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
  decision: ActorRefFrom<typeof decisionMachine>;
}

const Dialog = connect(
  ({ view, send, decision }: DialogProps) => (
    <ReviewDialog view={{ ...view, decision: useSelector(decision, decisionView) }} send={send} />
  ),
  reviewDialogView,
  { nameOf: ({ isOpen, review }) => (isOpen && review?.application.veteranName) || null },
);

/** The review dialog over a tab. */
export default function ReviewOverlay({ actor }: { actor: ActorRefFrom<typeof reviewDialogMachine> }) {
  const decision = useSelector(actor, ({ children }) => children.decision);
  return decision && <Dialog actor={actor} decision={decision} />;
}
