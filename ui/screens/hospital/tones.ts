import type { AppointmentStatus } from '@vetsync/machines/model/world';
import type { PatientStatus } from '@vetsync/machines/hospital/model';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

/** Tone of each status; the label is shown beside it. */
export const patientTones: Readonly<Record<PatientStatus, Tone>> = {
  'Active Treatment': 'info',
  'Follow-up': 'neutral',
  Recovering: 'positive',
};
export const appointmentTones: Readonly<Record<AppointmentStatus, Tone>> = {
  requested: 'info',
  confirmed: 'positive',
  cancelled: 'neutral',
};
