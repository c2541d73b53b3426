import type { Appointment } from '../../model/world/appointments.ts';
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
