import { interviewsView } from '@vetsync/machines/interviews';
import { withInterviews, type EarlierInterviews } from '@vetsync/machines/interviews/model';
import { interviewsTab } from '@vetsync/machines/interviewsTab';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { recruiterContacts, type RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { Interviews } from '@vetsync/ui/screens/interviews/Interviews';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import InterviewOverlay from './InterviewOverlay.tsx';

export const logic = interviewsTab;
export const samplesOf = (portal: PortalSamples<RecruiterSamples>, earlier: EarlierInterviews) =>
  withInterviews('recruiter', portal, recruiterContacts, earlier);

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
