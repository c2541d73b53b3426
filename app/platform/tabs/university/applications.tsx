import {
  applicationRows,
  applicationsOfUniversity,
  applicationTable,
} from '@vetsync/machines/university/model';
import type { ReviewSource } from '@vetsync/machines/reviews/model';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useMountOnceOpen } from '../applications/useMountOnceOpen.ts';
import { usePortalTable } from '../portal/usePortalTable.ts';
import { useUniversity } from './useUniversity.ts';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));
const InterviewOverlay = lazy(() => import('../interviews/InterviewOverlay.tsx'));

/** What came in, with the review of one of them over it. */
export default function ApplicationsTab() {
  const { samples, world } = useUniversity();
  const rows = useMemo(
    () => applicationRows(applicationsOfUniversity(samples, world), samples.organization),
    [samples, world],
  );
  const { view, send, order } = usePortalTable(applicationTable, rows);
  const [source] = useState<ReviewSource>(() => ({
    kind: 'college',
    samples: samples.applications,
    applicants: samples.applicants,
  }));
  const isReviewed = useMountOnceOpen(view.open !== null);
  return (
    <>
      <UniversityList list="applications" view={view} send={send} />
      <Suspense>{isReviewed && <ReviewOverlay source={source} order={order} />}</Suspense>
      <Suspense>{isReviewed && <InterviewOverlay />}</Suspense>
    </>
  );
}
