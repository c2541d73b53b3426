import type { Hospital, MentalHealthFigures, Patient } from '@vetsync/machines/hospital/model';
import { samplePatients } from './patients.ts';
import { sampleDepartments } from './departments.ts';
import { sampleProviders, sampleAppointments } from '../wellness/index.ts';
import { facilityToday, mergeAppointments } from '@vetsync/machines/wellness/model';
import type { AppointmentType } from '@vetsync/machines/wellness/model';
import type { AppointmentStatus, Appointment } from '@vetsync/machines/model/world';
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

/** How the cases of the department are cared for; they add up to its patients. */
const careForms = [
  { name: 'Individual sessions', cases: 41 },
  { name: 'Group sessions', cases: 22 },
  { name: 'Together with primary care', cases: 15 },
  { name: 'By video', cases: 11 },
] as const;

/** Cases that began and that ended, oldest week first. */
const weeks = [
  { begun: 6, ended: 4 },
  { begun: 5, ended: 6 },
  { begun: 8, ended: 5 },
  { begun: 7, ended: 7 },
  { begun: 4, ended: 5 },
  { begun: 9, ended: 6 },
  { begun: 6, ended: 6 },
  { begun: 5, ended: 4 },
  { begun: 7, ended: 8 },
  { begun: 6, ended: 5 },
  { begun: 8, ended: 6 },
  { begun: 7, ended: 5 },
] as const;

export const sampleMentalHealth: MentalHealthFigures = {
  careForms,
  weeks,
  firstWithinTwoDays: { met: 25, of: 26 },
  calledWithinSevenDays: { met: 12, of: 12 },
  handedOver: 3,
};

/** The sample medical center at `now` (epoch milliseconds). */
export function sampleHospital(now: number): Hospital {
  const patients = samplePatients(now);
  return {
    departments: sampleDepartments,
    patients,
    mentalHealth: sampleMentalHealth,
    providers: sampleProviders(now),
    visits: sampleVisits(now, patients),
  };
}
