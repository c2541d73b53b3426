import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab, nonprofitQueueTabView } from '@vetsync/machines/nonprofitQueueTab';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { connect } from '../../connect.tsx';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));

export const codeOf = (portal: PortalSamples<Nonprofit>) => tabCode(nonprofitQueueTab, portal);

const Queue = connect(NonprofitQueue, nonprofitQueueView);

/** The Application Queue, with the review of one of them over it. */
export default function QueueTab() {
  const { queue, review } = useTabChildren(nonprofitQueueTab);
  const view = useSelector(useTab(nonprofitQueueTab), (tab) => tab && nonprofitQueueTabView(tab));
  const wasReviewed = useMountOnceOpen(view?.isReviewed ?? false);
  if (view?.page === 'unknown') return <NotHere />;
  return (
    <>
      {queue && <Queue actor={queue} />}
      <Suspense>{wasReviewed && review && <ReviewOverlay review={review} />}</Suspense>
    </>
  );
}
