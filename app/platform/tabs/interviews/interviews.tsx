import { interviewsView, type interviewsMachine } from '@vetsync/machines/interviews';
import { interviewDeskOf, type EarlierInterviews } from '@vetsync/machines/interviews/model';
import { interviewsTab } from '@vetsync/machines/interviewsTab';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { recruiterContacts, type RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { Interviews } from '@vetsync/ui/screens/interviews/Interviews';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import InterviewOverlay from './InterviewOverlay.tsx';

export const codeOf = ([portal, earlier]: readonly [PortalSamples<RecruiterSamples>, EarlierInterviews]) =>
  tabCode(interviewsTab, interviewDeskOf('recruiter', portal, recruiterContacts, earlier));

const childrenOf = (shown: SnapshotFrom<typeof interviewsTab> | undefined) => shown?.children;

/** The recruiter's interviews, and the dialog of one of them. */
export default function InterviewsTab() {
  const { list, interview } = useSelector(useTab(interviewsTab), childrenOf) ?? {};
  return (
    <>
      {list && <List list={list} />}
      {interview && <InterviewOverlay interview={interview} />}
    </>
  );
}

const List = ({ list }: { list: ActorRefFrom<typeof interviewsMachine> }) => (
  <Interviews view={useSelector(list, interviewsView)} send={list.send} />
);
