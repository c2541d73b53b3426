import { facilityToday } from '@vetsync/machines/wellness/model';
import type { AppointmentType } from '@vetsync/machines/wellness/model';
import type { AppointmentStatus, Appointment } from '@vetsync/machines/model/world';
import { workdayFrom, addDays } from '@vetsync/machines/model/time';
import { visitedProviders } from './visitedProviders.ts';

const dayMs = 86_400_000;

interface Sample {
  providerId: string;
  type: AppointmentType;
  /** Days from today to the first day that may be meant; a weekend is moved to its Monday. */
  inDays: number;
  time: string;
  status: AppointmentStatus;
  reason: string;
}

/** Three upcoming appointments of the demo's veteran (feature spec, section 2, "Medical Appointments page"). */
const samples: readonly Sample[] = [
  {
    providerId: 'ellison',
    type: 'Routine Check-up',
    inDays: 3,
    time: '9:30 AM',
    status: 'confirmed',
    reason: 'Yearly check-up and blood pressure.',
  },
  {
    providerId: 'park',
    type: 'Mental Health Session',
    inDays: 7,
    time: '2:00 PM',
    status: 'confirmed',
    reason: '',
  },
  {
    providerId: 'moreno',
    type: 'Physical Therapy',
    inDays: 12,
    time: '10:00 AM',
    status: 'requested',
    reason: 'Left knee, after the exercises of last month.',
  },
];

/** The sample appointments at `now` (epoch milliseconds). */
export function sampleAppointments(now: number, veteran: { id: string; name: string }): Appointment[] {
  const today = facilityToday(now);
  return samples.flatMap(({ inDays, ...sample }, index) => {
    const provider = visitedProviders.find(({ id }) => id === sample.providerId);
    if (!provider) return [];
    return [
      {
        ...sample,
        id: `sample-${index + 1}`,
        veteranId: veteran.id,
        veteranName: veteran.name,
        providerName: provider.name,
        providerSpecialty: provider.specialty,
        location: `${provider.facility}, ${provider.location}`,
        date: workdayFrom(addDays(today, inDays)),
        createdAt: new Date(now - (index + 4) * dayMs).toISOString(),
      },
    ];
  });
}
