import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationRows,
  jobApplicationTable,
  recruiterReviews,
} from '@vetsync/machines/recruiter/model';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useMountOnceOpen } from '../applications/useMountOnceOpen.ts';
import { usePortalTable } from '../portal/usePortalTable.ts';
import { useRecruiter } from './useRecruiter.ts';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));

/** Who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const { samples, world } = useRecruiter();
  const rows = useMemo(
    () => jobApplicationRows(applicationsOfRecruiter(samples, world), samples.organization),
    [samples, world],
  );
  const figures = useMemo(() => (samples.reach ? hiringFigures(samples, world) : null), [samples, world]);
  const { view, send, order } = usePortalTable(jobApplicationTable, rows);
  const [source] = useState(() => recruiterReviews(samples));
  const isReviewed = useMountOnceOpen(view.open !== null);
  return (
    <>
      <RecruiterDashboard figures={figures} view={view} send={send} />
      <Suspense>{isReviewed && <ReviewOverlay source={source} order={order} />}</Suspense>
    </>
  );
}
