import { appointmentView, type appointmentMachine } from '@vetsync/machines/appointment';
import { ScheduleDialog } from '@vetsync/ui/screens/wellness/ScheduleDialog';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

export default function ScheduleOverlay({ schedule }: { schedule: ActorRefFrom<typeof appointmentMachine> }) {
  return <ScheduleDialog view={useSelector(schedule, appointmentView)} send={schedule.send} />;
}
