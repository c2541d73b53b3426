import type { InterviewDialogEvent, InterviewDialogView } from '@vetsync/machines/interviews/interviewDialog';
import type { InterviewsEvent, InterviewsView } from '@vetsync/machines/interviews/interviews';

// Props of this family's screens. The parts of a screen use them too.

export interface InterviewDialogProps {
  view: InterviewDialogView;
  send: (event: InterviewDialogEvent) => void;
}

export interface InterviewsProps {
  view: InterviewsView;
  send: (event: InterviewsEvent) => void;
}
