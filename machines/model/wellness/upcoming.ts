import type { CalendarEntry } from '../calendarEntry.ts';
import type { Appointment } from '../world/appointments.ts';
import type { AppointmentStatus } from '../world/appointmentStatuses.ts';
import { addDays, workdayFrom } from '../zoned.ts';
import { sampleProviders } from './providers.ts';
import type { Provider } from './providers.ts';
import { appointmentSpan, facilityToday, appointmentSlots } from './slots.ts';
import type { AppointmentType } from './slots.ts';

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

/** The sample appointments as seen at `now` (epoch milliseconds). */
export function sampleAppointments(now: number, veteran: { id: string; name: string }): Appointment[] {
  const today = facilityToday(now);
  const providers = sampleProviders(now);
  return samples.flatMap(({ inDays, ...sample }, at) => {
    const provider = providers.find(({ id }) => id === sample.providerId);
    if (!provider) return [];
    return [
      {
        ...sample,
        id: `sample-${at + 1}`,
        veteranId: veteran.id,
        veteranName: veteran.name,
        providerName: provider.name,
        providerSpecialty: provider.specialty,
        location: `${provider.facility}, ${provider.location}`,
        date: workdayFrom(addDays(today, inDays)),
        createdAt: new Date(now - (at + 4) * dayMs).toISOString(),
      },
    ];
  });
}

const minutesOf = (time: string) => appointmentSlots.find((slot) => slot.time === time)?.minutes ?? 0;
const inOrder = (a: Appointment, b: Appointment) =>
  a.date === b.date ? minutesOf(a.time) - minutesOf(b.time) : a.date < b.date ? -1 : 1;

/** Samples and what the world knows, soonest first; the world's word counts where both know one. */
export function mergeAppointments(
  samplesNow: readonly Appointment[],
  known: readonly Appointment[],
): Appointment[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...samplesNow.filter(({ id }) => !ids.has(id)), ...known].toSorted(inOrder);
}

/** Those that are not over at `now` and not cancelled. */
export const upcomingOf = (appointments: readonly Appointment[], now: number): Appointment[] =>
  appointments.filter((one) => one.status !== 'cancelled' && !isAppointmentOver(one, now));

export function isAppointmentOver(appointment: Appointment, now: number): boolean {
  const span = appointmentSpan(appointment);
  return span !== null && Date.parse(span.end) <= now;
}

/** Providers whom somebody has an appointment with, each once, as they are listed. */
export function existingProviders(
  providers: readonly Provider[],
  appointments: readonly Appointment[],
): Provider[] {
  const ids = new Set(appointments.map(({ providerId }) => providerId));
  return providers.filter(({ id }) => ids.has(id));
}

/** The appointment for one's own calendar, or null where its time is none. */
export function calendarEntryOf(appointment: Appointment, phone: string | null): CalendarEntry | null {
  const span = appointmentSpan(appointment);
  if (!span) return null;
  const { id, type, providerName, status, location, time, reason } = appointment;
  const lines = [
    `${type} with ${providerName}, ${appointment.providerSpecialty}.`,
    `${time} is the time at the medical center (Central Time).`,
    reason && `Reason: ${reason}`,
    phone && `Phone: ${phone}`,
    status === 'requested' ? 'Requested, not confirmed yet.' : '',
  ];
  return {
    id: `appointment-${id}`,
    title: `${type} with ${providerName}`,
    ...span,
    location,
    description: lines.filter(Boolean).join('\n'),
    status: status === 'confirmed' ? 'confirmed' : 'tentative',
  };
}
