import { interviewsView } from '@vetsync/machines/interviews/interviews';
import { interviewsTab } from '@vetsync/machines/interviews/interviewsTab';
import { Interviews } from '@vetsync/ui/screens/interviews/Interviews';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import InterviewOverlay from './InterviewOverlay.tsx';

export const logic = interviewsTab;

const List = connect(Interviews, interviewsView);

/** The recruiter's interviews, and the dialog of one of them. */
export default function InterviewsTab() {
  const { list, interview } = useTabChildren(interviewsTab);
  return (
    <>
      <List actor={list} />
      <InterviewOverlay actor={interview} />
    </>
  );
}
