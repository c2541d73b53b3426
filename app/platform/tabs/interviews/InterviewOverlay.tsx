import { interviewDialogView } from '@vetsync/machines/interviewDialog';
import type { interviewOverlay } from '@vetsync/machines/interviewOverlay';
import { InterviewDialog } from '@vetsync/ui/screens/interviews/InterviewDialog';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { connect } from '../../connect.tsx';

const Dialog = connect(InterviewDialog, interviewDialogView);

/** The interview dialog of a tab. */
export default function InterviewOverlay(props: { interview: ActorRefFrom<typeof interviewOverlay> }) {
  const dialog = useSelector(props.interview, ({ children }) => children.dialog);
  return dialog && <Dialog actor={dialog} />;
}
