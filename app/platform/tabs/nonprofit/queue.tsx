import { readQueueFilters, writeQueueFilters } from '@vetsync/machines/nonprofit/model';
import { readReviewRoute, type ReviewSource } from '@vetsync/machines/reviews/model';
import { nonprofitQueueMachine, nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { go } from '../../../page/go.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { useMountOnceOpen } from '../applications/useMountOnceOpen.ts';
import { hrefWith } from '../../overlayQuery.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';
import { useNonprofitData } from './useNonprofitData.ts';

const ReviewOverlay = lazy(() => import('../reviews/OwnReviewOverlay.tsx'));

/** The Application Queue, with the review of one of them over it. */
export default function QueueTab() {
  const { nonprofit, world, at, content } = useNonprofitData();
  const { detail, query } = content;
  const { applicationId } = readReviewRoute('nonprofit', detail, query);
  const address = JSON.stringify(readQueueFilters(query, nonprofit.programs));
  const filters = useMemo(() => JSON.parse(address) as ReturnType<typeof readQueueFilters>, [address]);
  const queue = useActorRef(nonprofitQueueMachine, {
    input: { nonprofit, world, filters, at, reader: browserReader(), now: Date.now, random: Math.random },
  });
  usePlatformEvents(queue);
  useEffect(() => {
    const { unsubscribe } = queue.on('filters.changed', (emitted) =>
      go(hrefWith(writeQueueFilters(emitted.filters)), { replace: true }),
    );
    return unsubscribe;
  }, [queue]);
  useEffect(() => queue.send({ type: 'world.changed', world }), [queue, world]);
  useEffect(() => queue.send({ type: 'location.changed', filters }), [queue, filters]);
  const view = useSelector(queue, nonprofitQueueView);
  const [source] = useState<ReviewSource>(() => ({
    kind: 'nonprofit',
    samples: nonprofit.queue,
    applicants: nonprofit.applicants,
  }));
  const { entries } = view;
  const order = useMemo(() => entries.map(({ application }) => application.id), [entries]);
  const isReviewed = useMountOnceOpen(applicationId !== null);
  if (detail.length > 0 && applicationId === null) return <NotHere />;
  return (
    <>
      <NonprofitQueue view={view} send={queue.send} />
      <Suspense>{isReviewed && <ReviewOverlay source={source} order={order} />}</Suspense>
    </>
  );
}
