import { wellnessTab, wellnessTabView } from '@vetsync/machines/wellnessTab';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import { WellnessPage } from './WellnessPage.tsx';

export const logic = wellnessTab;

// Search and calendar are heavy: each is fetched when it is first opened.
const FinderDialog = lazy(() => import('./FinderDialog.tsx'));
const ScheduleOverlay = lazy(() => import('./ScheduleOverlay.tsx'));

/** The veteran's wellness tab, and the demo's own screen of wellness and claims. */
export default function WellnessTab() {
  const tab = useTab(wellnessTab);
  return tab ? <Wellness tab={tab} /> : null;
}

function Wellness({ tab }: { tab: ActorRefFrom<typeof wellnessTab> }) {
  const view = useSelector(tab, wellnessTabView);
  const { list, schedule, finder, check, claims } = useSelector(tab, ({ children }) => children);
  const { open } = view.route;
  if (!list || !schedule || !finder || !check || !claims) return null;
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
