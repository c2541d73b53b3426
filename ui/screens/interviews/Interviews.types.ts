import type { InterviewDialogEvent, InterviewDialogView } from '@vetsync/machines/interviews/interviewDialog';
import type { InterviewsEvent, InterviewsView } from '@vetsync/machines/interviews/interviews';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type InterviewDialogProps = ScreenProps<InterviewDialogView, InterviewDialogEvent>;

export type InterviewsProps = ScreenProps<InterviewsView, InterviewsEvent>;
