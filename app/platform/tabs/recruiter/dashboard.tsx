import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import {
  recruiterDashboardTab,
  recruiterDashboardTabView,
  type RecruiterDashboardTabView,
} from '@vetsync/machines/recruiterDashboardTab';
import type { reviewOverlay } from '@vetsync/machines/reviewOverlay';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';
import { useTable, useTableProps, type TableActor } from '../portal/useTable.ts';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));

export const codeOf = (portal: PortalSamples<RecruiterSamples>) => tabCode(recruiterDashboardTab, portal);

/** Who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const tab = useTab(recruiterDashboardTab);
  const table = useTable(useSelector(tab, (shown) => shown?.children.table));
  const review = useSelector(tab, (shown) => shown?.children.review);
  const view = useSelector(tab, (shown) => shown && recruiterDashboardTabView(shown));
  return table && review && view && <Dashboard {...view} table={table} review={review} />;
}

interface DashboardProps extends RecruiterDashboardTabView {
  table: TableActor;
  review: ActorRefFrom<typeof reviewOverlay>;
}

function Dashboard({ figures, table, review }: DashboardProps) {
  const props = useTableProps(table);
  const isReviewed = useMountOnceOpen(props.view.open !== null);
  return (
    <>
      <RecruiterDashboard figures={figures} {...props} />
      <Suspense>{isReviewed && <ReviewOverlay review={review} />}</Suspense>
    </>
  );
}
