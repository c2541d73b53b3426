import { facilityToday, mergeAppointments } from '@vetsync/machines/wellness/model';
import { sampleAppointments, sampleProviders } from '../wellness/index.ts';
import type { AppointmentType } from '@vetsync/machines/wellness/model';
import type { AppointmentStatus, Appointment } from '@vetsync/machines/model/world';
import type { Patient } from '@vetsync/machines/hospital/model';
import { workdayFrom, addDays } from '@vetsync/machines/model/time';
import { sampleProfileOf } from '../profile/index.ts';

type Row = readonly [
  patientAt: number,
  providerId: string,
  type: AppointmentType,
  inDays: number,
  time: string,
  status: AppointmentStatus,
  reason: string,
];

/** Nine more upcoming appointments: with the veteran's three they are the twelve beside Appointments. */
const samples: readonly Row[] = [
  [420, 'osei', 'Mental Health Session', 1, '9:00 AM', 'confirmed', ''],
  [12, 'ellison', 'Follow-up Appointment', 1, '10:30 AM', 'confirmed', 'Results of the laboratory.'],
  [733, 'varga', 'Specialist Consultation', 2, '1:30 PM', 'requested', 'Referred by primary care.'],
  [455, 'osei', 'Mental Health Session', 2, '3:00 PM', 'requested', ''],
  [511, 'lang', 'Physical Therapy', 3, '11:00 AM', 'confirmed', 'Second of twelve sessions.'],
  [61, 'redfern', 'Routine Check-up', 5, '9:30 AM', 'requested', ''],
  [790, 'varga', 'Follow-up Appointment', 8, '2:30 PM', 'confirmed', 'Six-month review.'],
  [608, 'sinclair', 'Physical Therapy', 9, '10:00 AM', 'requested', 'Prefers a morning.'],
  [230, 'trevino', 'Consultation', 14, '4:00 PM', 'requested', 'A second opinion about medication.'],
];

const dayMs = 86_400_000;

/** Appointments of other patients at `now` (epoch milliseconds). */
function othersAppointments(now: number, patients: readonly Patient[]): Appointment[] {
  const today = facilityToday(now);
  const providers = sampleProviders(now);
  return samples.flatMap(([patientAt, providerId, type, inDays, time, status, reason], index) => {
    const patient = patients[patientAt];
    const provider = providers.find(({ id }) => id === providerId);
    if (!patient || !provider) return [];
    return {
      id: `visit-${index + 1}`,
      veteranId: patient.id,
      veteranName: patient.name,
      providerId,
      providerName: provider.name,
      providerSpecialty: provider.specialty,
      date: workdayFrom(addDays(today, inDays)),
      time,
      type,
      status,
      reason,
      location: `${provider.facility}, ${provider.location}`,
      createdAt: new Date(now - (index + 2) * dayMs).toISOString(),
    };
  });
}

/** What the hospital has on its calendar without the shared world, soonest first. */
export function sampleVisits(now: number, patients: readonly Patient[]): Appointment[] {
  const { id, name } = sampleProfileOf('user');
  return mergeAppointments(othersAppointments(now, patients), sampleAppointments(now, { id, name }));
}
