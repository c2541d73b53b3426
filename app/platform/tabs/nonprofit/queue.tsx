import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

export const logic = nonprofitQueueTab;

const Queue = connect(NonprofitQueue, nonprofitQueueView);

/** The Application Queue, with the review of one of them over it. */
export default function QueueTab() {
  const { queue, review } = useTabChildren(nonprofitQueueTab);
  const page = useTab(nonprofitQueueTab, ({ value }) => value);
  if (page === 'unknown') return <NotHere />;
  return (
    <>
      <Queue actor={queue} />
      <ReviewOverlay actor={review} />
    </>
  );
}
