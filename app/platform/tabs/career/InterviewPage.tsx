import type { CareerView } from '@vetsync/machines/career';
import { interviewPracticeView, type interviewPracticeMachine } from '@vetsync/machines/interviewPractice';
import { InterviewPractice } from '@vetsync/ui/screens/career/InterviewPractice';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

interface InterviewPageProps {
  view: CareerView;
  practice: ActorRefFrom<typeof interviewPracticeMachine>;
}

export default function InterviewPage({ view: { links }, practice }: InterviewPageProps) {
  const view = useSelector(practice, interviewPracticeView);
  return <InterviewPractice view={view} send={practice.send} links={links} />;
}
