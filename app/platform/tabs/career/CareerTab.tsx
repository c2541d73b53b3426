import { careerView, type CareerEvent, type CareerView } from '@vetsync/machines/career';
import { careerTab, careerTabView, type CareerSamples } from '@vetsync/machines/careerTab';
import { tabCode } from '@vetsync/machines/platform';
import { CareerOverview } from '@vetsync/ui/screens/career/CareerOverview';
import { CareerUnknown } from '@vetsync/ui/screens/career/CareerUnknown';
import { JobBoard } from '@vetsync/ui/screens/career/JobBoard';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren, type TabChildren } from '../../usePlatform.ts';
import { ApplicationOverlay } from '../applications/ApplicationOverlay.tsx';

export const codeOf = (samples: CareerSamples) => tabCode(careerTab, samples);

// Each has a table or a talk of its own, fetched when it is first shown.
const TranslationPage = lazy(() => import('./TranslationPage.tsx'));
const InterviewPage = lazy(() => import('./InterviewPage.tsx'));
const Salary = lazy(async () => ({ default: (await import('@vetsync/ui/screens/career/Salary')).Salary }));

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
  const isStandalone = useSelector(
    useTab(careerTab),
    (tab) => tab !== undefined && careerTabView(tab).isStandalone,
  );
  return (
    <>
      <Suspense>{career && <CareerPage actor={career} {...pages} isStandalone={isStandalone} />}</Suspense>
      {application && <ApplicationOverlay actor={application} />}
    </>
  );
}
