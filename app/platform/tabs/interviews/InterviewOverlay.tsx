import { interviewDialogView, type interviewDialogMachine } from '@vetsync/machines/interviewDialog';
import type { interviewOverlay } from '@vetsync/machines/interviewOverlay';
import { InterviewDialog } from '@vetsync/ui/screens/interviews/InterviewDialog';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** The interview dialog of a tab. */
export default function InterviewOverlay({
  interview,
}: {
  interview: ActorRefFrom<typeof interviewOverlay>;
}) {
  const dialog = useSelector(interview, ({ children }) => children.dialog);
  return dialog && <Dialog dialog={dialog} />;
}

const Dialog = ({ dialog }: { dialog: ActorRefFrom<typeof interviewDialogMachine> }) => (
  <InterviewDialog view={useSelector(dialog, interviewDialogView)} send={dialog.send} />
);
