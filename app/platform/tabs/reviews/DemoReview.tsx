import type { PortalTabContext } from '@vetsync/machines/portal/portalTab';
import { parseReviewRoute, type ReviewRoute, type ReviewSource } from '@vetsync/machines/reviews/model';
import { Suspense, useState } from 'react';
import { lazyOverlay } from '../../../page/lazy/lazyOverlay.tsx';
import { closeOverlay } from '../../../page/navigateTo.ts';
import { addressOf, type ReviewedTab } from './reviewAddress.ts';

export interface DemoReviewPanelProps {
  tab: ReviewedTab;
  source: ReviewSource;
  route: ReviewRoute;
  /** Ids of the applications as the list shows them. */
  order: readonly string[];
}

const Panel = lazyOverlay<DemoReviewPanelProps>(
  () => import('./DemoReviewPanel.tsx'),
  ({ tab, route }) => closeOverlay(addressOf(tab)({ ...route, applicationId: null })),
);

interface DemoReviewProps<Records> extends Pick<DemoReviewPanelProps, 'order'> {
  tab: PortalTabContext<Records>;
  sourceOf: (records: Records) => ReviewSource;
}

/** The application that the path names, over a list of the demo. It stays to finish what it does, once it was open. */
export function DemoReview<Records>({ tab, sourceOf, order }: DemoReviewProps<Records>) {
  const source = sourceOf(tab.records);
  const { detail, query } = tab.route.route;
  const route = parseReviewRoute(source.kind, detail, query);
  const isOpen = route.applicationId !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Suspense>
      {wasOpen && <Panel key={tab.epoch} tab={tab} source={source} route={route} order={order} />}
    </Suspense>
  );
}
