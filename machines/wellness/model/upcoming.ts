import type { WritePhrase } from '../../kit/phrase.ts';
import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import { wellnessPhrase } from './phrases.ts';
import type { Provider } from './providers.ts';
import { appointmentSpan, appointmentSlots } from './slots.ts';

const minutesOf = (time: string) => appointmentSlots.find((slot) => slot.time === time)?.minutes ?? 0;
const inOrder = (a: Appointment, b: Appointment) =>
  a.date === b.date ? minutesOf(a.time) - minutesOf(b.time) : a.date < b.date ? -1 : 1;

/** Samples and what the world knows, soonest first; the world's word counts where both know one. */
export function mergeAppointments(
  earlier: readonly Appointment[],
  known: readonly Appointment[],
): Appointment[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !ids.has(id)), ...known].toSorted(inOrder);
}

/** Those that are not over at `now` and not cancelled. */
export const upcomingOf = (appointments: readonly Appointment[], now: number): Appointment[] =>
  appointments.filter(
    (appointment) => appointment.status !== 'cancelled' && !isAppointmentOver(appointment, now),
  );

export function isAppointmentOver(appointment: Appointment, now: number): boolean {
  const span = appointmentSpan(appointment);
  return span !== null && Date.parse(span.end) <= now;
}

/** Providers of the listed appointments, once each and in their order. */
export function existingProviders(
  providers: readonly Provider[],
  appointments: readonly Appointment[],
): Provider[] {
  const ids = new Set(appointments.map(({ providerId }) => providerId));
  return providers.filter(({ id }) => ids.has(id));
}

/** The appointment for the person's calendar, or null if its time is invalid. */
export function calendarEntryOf(
  appointment: Appointment,
  phone: string | null,
  write: WritePhrase,
): CalendarEntry | null {
  const span = appointmentSpan(appointment);
  if (!span) return null;
  const { id, providerName, status, location, time, reason } = appointment;
  const type = worldPhrase('appointmentType', appointment.type);
  const specialty = worldPhrase('specialty', appointment.providerSpecialty);
  const lines = [
    wellnessPhrase('visitOf', type, providerName, specialty),
    wellnessPhrase('centerTime', time),
    reason && wellnessPhrase('reason', reason),
    phone && wellnessPhrase('phone', phone),
    status === 'requested' && wellnessPhrase('unconfirmed'),
  ];
  return {
    id: `appointment-${id}`,
    title: write(wellnessPhrase('visit', type, providerName)),
    ...span,
    location,
    description: lines.flatMap((line) => (line ? [write(line)] : [])).join('\n'),
    status: status === 'confirmed' ? 'confirmed' : 'tentative',
  };
}
