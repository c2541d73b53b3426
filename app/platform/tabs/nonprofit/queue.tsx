import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitReviews } from '@vetsync/machines/nonprofit/model';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { nonprofitWork } from '../../../demo/work/nonprofitWork.ts';
import { useSelector } from '@xstate/react';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import { DemoReview } from '../reviews/DemoReview.tsx';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = nonprofitQueueTab;

const Queue = connect(NonprofitQueue, nonprofitQueueView);

/** What to do first and the Application Queue, with the review of one of them over it. */
export default function QueueTab() {
  const { queue } = useTabChildren(nonprofitQueueTab);
  const entries = useSelector(queue, (shown) => (shown ? nonprofitQueueView(shown).entries : []));
  const tab = useTab(nonprofitQueueTab, ({ context }) => context);
  const page = useTab(nonprofitQueueTab, ({ value }) => value);
  if (page === 'unknown') return <NotHere />;
  return (
    <>
      {tab && <Queue actor={queue} work={<DemoWork portal="nonprofit" tab={tab} workOf={nonprofitWork} />} />}
      {tab && (
        <DemoReview
          tab={tab}
          sourceOf={nonprofitReviews}
          order={entries.map(({ application }) => application.id)}
        />
      )}
    </>
  );
}
