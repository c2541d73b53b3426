import type { CareerEvent, CareerView } from '@vetsync/machines/career';
import { CareerOverview } from '@vetsync/ui/screens/career/CareerOverview';
import { CareerUnknown } from '@vetsync/ui/screens/career/CareerUnknown';
import { JobBoard } from '@vetsync/ui/screens/career/JobBoard';
import { lazy, Suspense } from 'react';
import type { CareerState } from './useCareerRoute.ts';

/** Each with a table or a talk of its own, fetched when it is first shown. */
const Translation = lazy(() => import('./TranslationPage.tsx'));
const Interview = lazy(() => import('./InterviewPage.tsx'));
const Salary = lazy(() => import('./SalaryPage.tsx'));

export interface CareerContentProps {
  at: CareerState;
  view: CareerView;
  send: (event: CareerEvent) => void;
}

/** The page that the address names. */
export function CareerContent(props: CareerContentProps) {
  const { at, view, send } = props;
  const { page } = at.route;
  if (page === 'overview') return <CareerOverview view={view} send={send} />;
  if (page === 'jobs') return <JobBoard view={view} send={send} isWhole={at.screen !== null} />;
  return (
    <Suspense>
      {page === 'translation' && <Translation {...props} />}
      {page === 'interview' && <Interview {...props} />}
      {page === 'salary' && <Salary {...props} />}
      {page === 'unknown' && <CareerUnknown view={view} />}
    </Suspense>
  );
}
