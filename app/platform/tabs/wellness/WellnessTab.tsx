import { appointmentView } from '@vetsync/machines/wellness/appointment';
import { claimEditorView } from '@vetsync/machines/wellness/claimEditor';
import { ownProvidersView } from '@vetsync/machines/wellness/ownProviders';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { wellnessTab, wellnessTabView } from '@vetsync/machines/wellness/wellnessTab';
import { Suspense } from 'react';
import { named } from '../../../page/lazy/lazyNamed.ts';
import { lazyOverlay } from '../../../page/lazy/lazyOverlay.tsx';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { WellnessPage } from './WellnessPage.tsx';

export const logic = wellnessTab;

// Search and calendar are heavy.
const FinderDialog = connect(
  lazyOverlay(named('ProviderFinder', () => import('@vetsync/ui/screens/wellness/ProviderFinder'))),
  listingSearchView,
);
const ClaimDialog = connect(
  lazyOverlay(named('ClaimEditor', () => import('@vetsync/ui/screens/wellness/ClaimEditor'))),
  claimEditorView,
);
const OwnProvidersDialog = connect(
  lazyOverlay(named('OwnProviders', () => import('@vetsync/ui/screens/wellness/OwnProviders'))),
  ownProvidersView,
);
const ScheduleOverlay = connect(
  lazyOverlay(named('ScheduleDialog', () => import('@vetsync/ui/screens/wellness/ScheduleDialog'))),
  appointmentView,
);

/** The veteran's wellness tab, and the demo's own screen of wellness and claims. */
export default function WellnessTab() {
  const view = useTab(wellnessTab, wellnessTabView);
  const { list, schedule, search, own, check, claims, claimEditor } = useTabChildren(wellnessTab);
  if (!view || !list || !schedule || !check || !claims) return null;
  const { open } = view.route;
  return (
    <>
      <WellnessPage view={view} actors={{ list, schedule, check, claims }} />
      <Suspense>
        {open === 'claim' && <ClaimDialog actor={claimEditor} />}
        {open === 'find' && <FinderDialog actor={search} />}
        {open === 'own' && view.hasOwnProviders && <OwnProvidersDialog actor={own} />}
        {(open === 'schedule' || open === 'reschedule') && <ScheduleOverlay actor={schedule} />}
      </Suspense>
    </>
  );
}
