import { interviewDialogView } from '@vetsync/machines/interviews/interviewDialog';
import { InterviewDialog } from '@vetsync/ui/screens/interviews/InterviewDialog';
import { connect } from '../../connect.tsx';

/** The interview dialog over a tab. */
export default connect(InterviewDialog, interviewDialogView);
