import { interviewPracticeView } from '@vetsync/machines/interviewPractice';
import { InterviewPractice } from '@vetsync/ui/screens/career/InterviewPractice';
import { connect } from '../../connect.tsx';

export default connect(InterviewPractice, interviewPracticeView);
