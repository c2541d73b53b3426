import type { interviewOverlay } from '@vetsync/machines/interviewOverlay';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { reviewOverlay } from '@vetsync/machines/reviewOverlay';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { universityApplicationsTab } from '@vetsync/machines/universityApplicationsTab';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';
import { useTable, useTableProps, type TableActor } from '../portal/useTable.ts';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));
const InterviewOverlay = lazy(() => import('../interviews/InterviewOverlay.tsx'));

export const codeOf = (portal: PortalSamples<UniversitySamples>) =>
  tabCode(universityApplicationsTab, portal);

const childrenOf = (shown: SnapshotFrom<typeof universityApplicationsTab> | undefined) => shown?.children;

/** Who applied, with the review or the interview of one of them over it. */
export default function ApplicationsTab() {
  const { table: list, review, interview } = useSelector(useTab(universityApplicationsTab), childrenOf) ?? {};
  const table = useTable(list);
  return table && review && interview && <Applications table={table} review={review} interview={interview} />;
}

interface ApplicationsProps {
  table: TableActor;
  review: ActorRefFrom<typeof reviewOverlay>;
  interview: ActorRefFrom<typeof interviewOverlay>;
}

function Applications({ table, review, interview }: ApplicationsProps) {
  const props = useTableProps(table);
  const wasOpened = useMountOnceOpen(props.view.open !== null);
  return (
    <>
      <UniversityList list="applications" {...props} />
      <Suspense>{wasOpened && <ReviewOverlay review={review} />}</Suspense>
      <Suspense>{wasOpened && <InterviewOverlay interview={interview} />}</Suspense>
    </>
  );
}
