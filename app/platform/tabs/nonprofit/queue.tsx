import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { nonprofitWork } from '../../../demo/work/nonprofitWork.ts';
import { connect, lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import NotHere from '../shell/NotHereTab.tsx';

const ReviewOverlay = lazyDialog(() => import('../reviews/ReviewOverlay.tsx'));

export const logic = nonprofitQueueTab;

const Queue = connect(NonprofitQueue, nonprofitQueueView);

/** What to do first and the Application Queue, with the review of one of them over it. */
export default function QueueTab() {
  const { queue, review } = useTabChildren(nonprofitQueueTab);
  const tab = useTab(nonprofitQueueTab, ({ context }) => context);
  const page = useTab(nonprofitQueueTab, ({ value }) => value);
  if (page === 'unknown') return <NotHere />;
  return (
    <>
      {tab && <Queue actor={queue} work={<DemoWork portal="nonprofit" tab={tab} workOf={nonprofitWork} />} />}
      <ReviewOverlay actor={review} />
    </>
  );
}
