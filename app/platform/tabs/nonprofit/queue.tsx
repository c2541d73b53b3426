import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useTodaysWork } from '../portal/useTodaysWork.ts';
import NotHere from '../shell/NotHereTab.tsx';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

export const logic = nonprofitQueueTab;
export const samplesOf = (portal: PortalSamples<Nonprofit>, correspondence: CorrespondenceSamples) => ({
  ...portal,
  correspondence,
});

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
