import { careerView } from '@vetsync/machines/career';
import { jobTargetOf } from '@vetsync/machines/career/model';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useMountOnceOpen } from '../applications/useMountOnceOpen.ts';
import { CareerContent } from './pages.tsx';
import { useCareer } from './useCareer.ts';
import { useCareerRoute } from './useCareerRoute.ts';

const ApplicationOverlay = lazy(() => import('../applications/ApplicationOverlay.tsx'));

/** The veteran's career tab, the demo's job board and its screen of career translation. */
export default function CareerTab() {
  const at = useCareerRoute();
  const career = useCareer(at);
  const { open, jobId } = at.route;
  const job = open === 'apply' ? at.jobs.find(({ id }) => id === jobId) : undefined;
  const target = job ? jobTargetOf(job) : null;
  const hasApplication = useMountOnceOpen(target !== null);
  return (
    <>
      <CareerContent at={at} view={useSelector(career, careerView)} send={career.send} />
      <Suspense>{hasApplication && <ApplicationOverlay target={target} names={['job']} />}</Suspense>
    </>
  );
}
