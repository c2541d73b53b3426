import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { recruiterDashboardTab, recruiterDashboardTabView } from '@vetsync/machines/recruiterDashboardTab';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));

export const codeOf = (portal: PortalSamples<RecruiterSamples>) => tabCode(recruiterDashboardTab, portal);

/** Who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const { table: list, review } = useTabChildren(recruiterDashboardTab);
  const table = useTable(list);
  const view = useSelector(useTab(recruiterDashboardTab), (tab) => tab && recruiterDashboardTabView(tab));
  const wasOpened = useMountOnceOpen(Boolean(table?.view.open));
  if (!table || !view || !review) return null;
  return (
    <>
      <RecruiterDashboard {...view} {...table} />
      <Suspense>{wasOpened && <ReviewOverlay review={review} />}</Suspense>
    </>
  );
}
