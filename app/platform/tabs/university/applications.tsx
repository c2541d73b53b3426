import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { universityApplicationsTab } from '@vetsync/machines/universityApplicationsTab';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { lazy, Suspense } from 'react';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';
import { useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));
const InterviewOverlay = lazy(() => import('../interviews/InterviewOverlay.tsx'));

export const codeOf = (portal: PortalSamples<UniversitySamples>) =>
  tabCode(universityApplicationsTab, portal);

/** Who applied, with the review or the interview of one of them over it. */
export default function ApplicationsTab() {
  const { table: list, review, interview } = useTabChildren(universityApplicationsTab);
  const table = useTable(list);
  const wasOpened = useMountOnceOpen(Boolean(table?.view.open));
  if (!table || !review || !interview) return null;
  return (
    <>
      <UniversityList list="applications" {...table} />
      <Suspense>{wasOpened && <ReviewOverlay review={review} />}</Suspense>
      <Suspense>{wasOpened && <InterviewOverlay interview={interview} />}</Suspense>
    </>
  );
}
