import type { ReceivedApplicationsProps } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { Suspense } from 'react';
import { named } from './lazyNamed.ts';
import { lazyOverlay } from './lazyOverlay.tsx';

const Dialogs = lazyOverlay<ReceivedApplicationsProps>(
  named('ReceivedDialogs', () => import('@vetsync/ui/screens/exchange/received/ReceivedDialogs')),
  ({ send }) => {
    for (const type of ['row.close', 'bulk.cancel', 'view.cancel', 'filters.close', 'export.close'] as const)
      send({ type });
  },
);

const isOpen = ({ state, detail, tools, naming, writing, isMarking }: ReceivedApplicationsProps['view']) =>
  state === 'open' &&
  (detail !== null || tools !== 'closed' || naming !== null || writing !== null || isMarking);

/** What is open over a list of applications, fetched when it is opened first. */
export const ApplicationDialogs = (props: ReceivedApplicationsProps) => (
  <Suspense>{isOpen(props.view) && <Dialogs {...props} />}</Suspense>
);
