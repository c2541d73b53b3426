import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useTodaysWork } from '../portal/useTodaysWork.ts';
import NotHere from '../shell/NotHereTab.tsx';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

export const logic = nonprofitQueueTab;

const Queue = connect(NonprofitQueue, nonprofitQueueView);

/** What to do first and the Application Queue, with the review of one of them over it. */
export default function QueueTab() {
  const { queue, review, work } = useTabChildren(nonprofitQueueTab);
  const todo = useTodaysWork(work);
  const page = useTab(nonprofitQueueTab, ({ value }) => value);
  if (page === 'unknown') return <NotHere />;
  return (
    <>
      {todo && <Queue actor={queue} work={todo} />}
      <ReviewOverlay actor={review} />
    </>
  );
}
