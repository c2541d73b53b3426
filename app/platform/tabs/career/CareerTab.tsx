import { careerView, type careerMachine } from '@vetsync/machines/career';
import { careerTab, careerTabView, type CareerSamples } from '@vetsync/machines/careerTab';
import { tabCode } from '@vetsync/machines/platform';
import type { interviewPracticeMachine } from '@vetsync/machines/interviewPractice';
import type { skillTranslationMachine } from '@vetsync/machines/skillTranslation';
import { CareerOverview } from '@vetsync/ui/screens/career/CareerOverview';
import { CareerUnknown } from '@vetsync/ui/screens/career/CareerUnknown';
import { JobBoard } from '@vetsync/ui/screens/career/JobBoard';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import { ApplicationOverlay } from '../applications/ApplicationOverlay.tsx';

export const codeOf = (samples: CareerSamples) => tabCode(careerTab, samples);

// Each has a table or a talk of its own, fetched when it is first shown.
const TranslationPage = lazy(() => import('./TranslationPage.tsx'));
const InterviewPage = lazy(() => import('./InterviewPage.tsx'));
const Salary = lazy(async () => ({ default: (await import('@vetsync/ui/screens/career/Salary')).Salary }));

interface CareerPageProps {
  career: ActorRefFrom<typeof careerMachine>;
  skills: ActorRefFrom<typeof skillTranslationMachine> | undefined;
  practice: ActorRefFrom<typeof interviewPracticeMachine> | undefined;
  isStandalone: boolean;
}

/** The page that the URL names. */
function CareerPage({ career, skills, practice, isStandalone }: CareerPageProps) {
  const view = useSelector(career, careerView);
  const { send } = career;
  if (skills) return <TranslationPage view={view} send={send} skills={skills} isStandalone={isStandalone} />;
  if (practice) return <InterviewPage view={view} practice={practice} />;
  if (view.page === 'overview') return <CareerOverview view={view} send={send} />;
  if (view.page === 'jobs') return <JobBoard view={view} send={send} isStandalone={isStandalone} />;
  if (view.page === 'salary') return <Salary view={view} send={send} />;
  return view.page === 'unknown' ? <CareerUnknown view={view} /> : null;
}

const childrenOf = (shown: SnapshotFrom<typeof careerTab> | undefined) => shown?.children;

/** The veteran's career tab, the demo's job board and its screen of career translation. */
export default function CareerTab() {
  const tab = useTab(careerTab);
  const { career, skills, practice, application } = useSelector(tab, childrenOf) ?? {};
  const isStandalone = useSelector(tab, (shown) => shown !== undefined && careerTabView(shown).isStandalone);
  return (
    <>
      <Suspense>
        {career && (
          <CareerPage career={career} skills={skills} practice={practice} isStandalone={isStandalone} />
        )}
      </Suspense>
      {application && <ApplicationOverlay dialog={application} />}
    </>
  );
}
