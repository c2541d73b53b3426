import { wellnessTab, wellnessTabView } from '@vetsync/machines/wellnessTab';
import { lazy, Suspense } from 'react';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { WellnessPage } from './WellnessPage.tsx';

export const logic = wellnessTab;

// Search and calendar are heavy: each is fetched when it is first opened.
const FinderDialog = lazy(() => import('./FinderDialog.tsx'));
const ScheduleOverlay = lazy(() => import('./ScheduleOverlay.tsx'));

/** The veteran's wellness tab, and the demo's own screen of wellness and claims. */
export default function WellnessTab() {
  const view = useTab(wellnessTab, wellnessTabView);
  const { list, schedule, finder, check, claims } = useTabChildren(wellnessTab);
  if (!view || !list || !schedule || !check || !claims) return null;
  const { open } = view.route;
  return (
    <>
      <WellnessPage view={view} actors={{ list, schedule, check, claims }} />
      <Suspense>
        {open === 'find' && <FinderDialog actor={finder} />}
        {(open === 'schedule' || open === 'reschedule') && <ScheduleOverlay actor={schedule} />}
      </Suspense>
    </>
  );
}
