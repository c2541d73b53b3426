import { appointmentView } from '@vetsync/machines/appointment';
import { ScheduleDialog } from '@vetsync/ui/screens/wellness/ScheduleDialog';
import { useSelector } from '@xstate/react';
import type { useSchedule } from './useSchedule.ts';

export default function ScheduleOverlay({ schedule }: { schedule: ReturnType<typeof useSchedule> }) {
  return <ScheduleDialog view={useSelector(schedule, appointmentView)} send={schedule.send} />;
}
