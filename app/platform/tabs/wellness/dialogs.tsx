import { appointmentView } from '@vetsync/machines/appointment';
import { providerFinderView } from '@vetsync/machines/providerFinder';
import { ProviderFinder } from '@vetsync/ui/screens/wellness/ProviderFinder';
import { ScheduleDialog } from '@vetsync/ui/screens/wellness/ScheduleDialog';
import { useSelector } from '@xstate/react';
import type { useFinder } from './useFinder.ts';
import type { useSchedule } from './useSchedule.ts';

export interface WellnessDialogsProps {
  finder: ReturnType<typeof useFinder>;
  schedule: ReturnType<typeof useSchedule>;
}

/** Finder and schedule: fetched when one of them is first opened, with the calendar in it. */
export default function WellnessDialogs({ finder, schedule }: WellnessDialogsProps) {
  return (
    <>
      <ProviderFinder view={useSelector(finder, providerFinderView)} send={finder.send} />
      <ScheduleDialog view={useSelector(schedule, appointmentView)} send={schedule.send} />
    </>
  );
}
