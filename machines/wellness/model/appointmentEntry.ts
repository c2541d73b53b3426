import type { WritePhrase } from '../../system/model/phrase.ts';
import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import { wellnessPhrase } from './phrases.ts';
import type { VisitKind } from './providers.ts';
import { appointmentSpan } from './slots.ts';

/** The appointment for the person's calendar, or null if its time is invalid. */
export function calendarEntryOf(
  appointment: Appointment,
  { phone, visitKind, write }: { phone: string | null; visitKind: VisitKind; write: WritePhrase },
): CalendarEntry | null {
  const span = appointmentSpan(appointment);
  if (!span) return null;
  const { id, providerName, status, location, time, reason } = appointment;
  const type = worldPhrase('appointmentType', appointment.type);
  const specialty = worldPhrase('specialty', appointment.providerSpecialty);
  const lines = [
    wellnessPhrase('visitOf', type, providerName, specialty),
    wellnessPhrase(visitKind === 'note' ? 'ownTime' : 'centerTime', time),
    reason && wellnessPhrase('reason', reason),
    phone && wellnessPhrase('phone', phone),
    status === 'requested' && wellnessPhrase(visitKind === 'note' ? 'ownNote' : 'unconfirmed'),
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
