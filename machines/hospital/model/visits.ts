import { facilityToday } from '../../wellness/model/slots.ts';
import { upcomingOf } from '../../wellness/model/upcoming.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { addDays } from '../../model/time/zoned.ts';

/** Days ahead that the agenda shows. */
export const agendaDays = 14;

export interface AgendaDay {
  day: string;
  visits: readonly Appointment[];
}

/** The appointments of the next days that are neither over nor cancelled, by day. */
export function agendaOf(visits: readonly Appointment[], now: number): AgendaDay[] {
  const last = addDays(facilityToday(now), agendaDays);
  const soon = upcomingOf(visits, now).filter(({ date }) => date <= last);
  const days = [...new Set(soon.map(({ date }) => date))];
  return days.map((day) => ({ day, visits: soon.filter(({ date }) => date === day) }));
}
