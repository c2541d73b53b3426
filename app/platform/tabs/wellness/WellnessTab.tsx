import { lazy, Suspense } from 'react';
import { WellnessContent } from './pages.tsx';
import { useAppointments } from './useAppointments.ts';
import { useCheck } from './useCheck.ts';
import { useFinder } from './useFinder.ts';
import { useSchedule } from './useSchedule.ts';
import { useWellness } from './useWellness.ts';

// Search and calendar are heavy: each is fetched when it is first opened.
const FinderDialog = lazy(() => import('./FinderDialog.tsx'));
const ScheduleOverlay = lazy(() => import('./ScheduleOverlay.tsx'));

/** The veteran's wellness tab, and the demo's own screen of wellness and claims. */
export default function WellnessTab() {
  const wellness = useWellness();
  const list = useAppointments(wellness);
  const check = useCheck(wellness);
  const finder = useFinder(wellness);
  const schedule = useSchedule(wellness);
  const { open } = wellness.route;
  return (
    <>
      <WellnessContent {...{ wellness, list, check, schedule }} />
      <Suspense>
        {open === 'find' && <FinderDialog finder={finder} />}
        {(open === 'schedule' || open === 'reschedule') && <ScheduleOverlay schedule={schedule} />}
      </Suspense>
    </>
  );
}
