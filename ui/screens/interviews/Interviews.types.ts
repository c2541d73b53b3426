import type { InterviewDialogEvent, InterviewDialogView } from '@vetsync/machines/interviewDialog';
import type { InterviewsEvent, InterviewsView } from '@vetsync/machines/interviews';

// What the screens of this family share with their parts.

export interface InterviewDialogProps {
  view: InterviewDialogView;
  send: (event: InterviewDialogEvent) => void;
}

export interface InterviewsProps {
  view: InterviewsView;
  send: (event: InterviewsEvent) => void;
}
