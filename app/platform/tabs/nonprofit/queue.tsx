import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import { nonprofitQueueView, type nonprofitQueueMachine } from '@vetsync/machines/nonprofitQueue';
import {
  nonprofitQueueTab,
  nonprofitQueueTabView,
  type NonprofitQueueTabView,
} from '@vetsync/machines/nonprofitQueueTab';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { reviewOverlay } from '@vetsync/machines/reviewOverlay';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';
import NotHere from '../shell/NotHereTab.tsx';

const ReviewOverlay = lazy(() => import('../reviews/ReviewOverlay.tsx'));

export const codeOf = (portal: PortalSamples<Nonprofit>) => tabCode(nonprofitQueueTab, portal);

/** The Application Queue, with the review of one of them over it. */
export default function QueueTab() {
  const tab = useTab(nonprofitQueueTab);
  const queue = useSelector(tab, (shown) => shown?.children.queue);
  const review = useSelector(tab, (shown) => shown?.children.review);
  const view = useSelector(tab, (shown) => shown && nonprofitQueueTabView(shown));
  return queue && review && view && <Queue {...view} queue={queue} review={review} />;
}

interface QueueProps extends NonprofitQueueTabView {
  queue: ActorRefFrom<typeof nonprofitQueueMachine>;
  review: ActorRefFrom<typeof reviewOverlay>;
}

function Queue({ page, isReviewed, queue, review }: QueueProps) {
  const view = useSelector(queue, nonprofitQueueView);
  const wasReviewed = useMountOnceOpen(isReviewed);
  if (page === 'unknown') return <NotHere />;
  return (
    <>
      <NonprofitQueue view={view} send={queue.send} />
      <Suspense>{wasReviewed && <ReviewOverlay review={review} />}</Suspense>
    </>
  );
}
