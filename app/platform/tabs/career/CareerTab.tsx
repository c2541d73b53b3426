import { careerView, type CareerEvent, type CareerView } from '@vetsync/machines/career';
import { careerTab, careerTabView } from '@vetsync/machines/careerTab';
import { interviewPracticeView } from '@vetsync/machines/interviewPractice';
import { CareerOverview } from '@vetsync/ui/screens/career/CareerOverview';
import { CareerUnknown } from '@vetsync/ui/screens/career/CareerUnknown';
import { JobBoard } from '@vetsync/ui/screens/career/JobBoard';
import { Suspense } from 'react';
import { lazyNamed, lazyPart } from '../../../page/lazy/lazyNamed.ts';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren, type TabChildren } from '../../usePlatform.ts';
import { WithApplications } from '../applications/WithApplications.tsx';

export const logic = careerTab;

// Each has a table or an interview of its own, fetched when it is first shown.
const ApplicationOverlay = lazyDialog(() => import('../applications/ApplicationOverlay.tsx'));
const TranslationPage = lazyPart(() => import('./TranslationPage.tsx'));
const InterviewPage = connect(
  lazyNamed('InterviewPractice', () => import('@vetsync/ui/screens/career/InterviewPractice')),
  interviewPracticeView,
);
const Salary = lazyNamed('Salary', () => import('@vetsync/ui/screens/career/Salary'));

interface CareerPageProps extends Pick<TabChildren<typeof careerTab>, 'skills' | 'practice'> {
  view: CareerView;
  send: (event: CareerEvent) => void;
  isStandalone: boolean;
}

/** The page that the URL names. */
const CareerPage = connect(({ view, send, skills, practice, isStandalone }: CareerPageProps) => {
  if (skills) return <TranslationPage view={view} send={send} skills={skills} isStandalone={isStandalone} />;
  if (practice) return <InterviewPage actor={practice} links={view.links} />;
  if (view.page === 'overview') return <CareerOverview view={view} send={send} />;
  if (view.page === 'jobs') return <JobBoard view={view} send={send} isStandalone={isStandalone} />;
  if (view.page === 'salary') return <Salary view={view} send={send} />;
  return view.page === 'unknown' ? <CareerUnknown view={view} /> : null;
}, careerView);

/** The veteran's career tab, the demo's job board and its screen of career translation. */
export default function CareerTab() {
  const { career, application, ...pages } = useTabChildren(careerTab);
  const view = useTab(careerTab, careerTabView);
  return (
    <WithApplications>
      <Suspense>{view && <CareerPage actor={career} {...pages} {...view} />}</Suspense>
      <ApplicationOverlay actor={application} />
    </WithApplications>
  );
}
