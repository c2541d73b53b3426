import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import type { Appointment } from '../../model/world/appointments.ts';
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
  appointments.filter((one) => one.status !== 'cancelled' && !isAppointmentOver(one, now));

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
