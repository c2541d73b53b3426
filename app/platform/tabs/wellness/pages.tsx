import { sampleReadiness } from '@vetsync/samples/wellness';
import { appointmentView } from '@vetsync/machines/appointment';
import { appointmentsView } from '@vetsync/machines/appointments';
import { claimsView } from '@vetsync/machines/claims';
import { wellnessCheckView } from '@vetsync/machines/wellnessCheck';
import { AppointmentDetail } from '@vetsync/ui/screens/wellness/AppointmentDetail';
import { AppointmentSent } from '@vetsync/ui/screens/wellness/AppointmentSent';
import { Claims } from '@vetsync/ui/screens/wellness/Claims';
import { MedicalAppointments } from '@vetsync/ui/screens/wellness/MedicalAppointments';
import { WellnessCheck } from '@vetsync/ui/screens/wellness/WellnessCheck';
import { WellnessClaims } from '@vetsync/ui/screens/wellness/WellnessClaims';
import { WellnessOverview } from '@vetsync/ui/screens/wellness/WellnessOverview';
import { useSelector } from '@xstate/react';
import NotHere from '../shell/NotHereTab.tsx';
import type { useAppointments } from './useAppointments.ts';
import type { useCheck } from './useCheck.ts';
import { useClaims } from './useClaims.ts';
import type { useSchedule } from './useSchedule.ts';
import type { Wellness } from './useWellness.ts';

export interface WellnessActors {
  list: ReturnType<typeof useAppointments>;
  check: ReturnType<typeof useCheck>;
  schedule: ReturnType<typeof useSchedule>;
}

/** The page that the address names. */
export function WellnessContent({ wellness, ...actors }: WellnessActors & { wellness: Wellness }) {
  const { list, check, schedule } = actors;
  const claims = useClaims(wellness);
  const claimed = useSelector(claims, claimsView);
  const appointments = useSelector(list, appointmentsView);
  const checked = useSelector(check, wellnessCheckView);
  const form = useSelector(schedule, appointmentView);
  const { at, links, route, screen } = wellness;
  const figures = { appointments, check: checked, readiness: at.mode === 'demo' ? sampleReadiness() : null };
  const news = form.sent && <AppointmentSent view={form} send={schedule.send} />;
  if (screen) return <WellnessClaims {...figures} claims={claimed} send={claims.send} />;
  if (route.page === 'overview') return <WellnessOverview {...figures} />;
  if (route.page === 'claims') return <Claims view={claimed} send={claims.send} />;
  if (route.page === 'check') return <WellnessCheck view={checked} send={check.send} links={links} />;
  if (route.page === 'appointments')
    return <MedicalAppointments view={appointments} send={list.send} news={news} />;
  if (route.page === 'appointment')
    return <AppointmentDetail view={appointments} send={list.send} news={news} />;
  return <NotHere />;
}
