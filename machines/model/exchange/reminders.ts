import type { Appointment } from '../world/appointments.ts';
import { appointmentSpan } from '../../wellness/model/slots.ts';

/** An appointment reminds its person so long before it begins, in milliseconds. */
export const reminderLeadMs = 24 * 3_600_000;

/** When an appointment begins, in epoch milliseconds. Null if it was canceled, or its time can't be read. */
export function appointmentStart({ status, date, time }: Appointment): number | null {
  if (status === 'cancelled') return null;
  const span =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && appointmentSpan({ date, time });
  return span ? Date.parse(span.start) : null;
}

export interface Reminder {
  appointmentId: string;
  /** Epoch milliseconds. */
  dueAt: number;
}

const remindersOf = (appointments: readonly Appointment[]) =>
  new Map(
    appointments.flatMap((appointment) => {
      const start = appointmentStart(appointment);
      return start === null ? [] : [[appointment.id, start - reminderLeadMs] as const];
    }),
  );

/**
 * What a change of a person's appointments does to their reminders. Only an appointment that is new, moved or canceled counts, so
 * that none reminds twice. One that begins sooner than its reminder would come needs none: the person has just noted it.
 */
export function changedReminders(
  before: readonly Appointment[],
  after: readonly Appointment[],
  now: number,
): { set: Reminder[]; removed: string[] } {
  const [known, wanted] = [remindersOf(before), remindersOf(after)];
  const changed = [...new Set([...known.keys(), ...wanted.keys()])].filter(
    (id) => known.get(id) !== wanted.get(id),
  );
  const isAhead = (id: string) => (wanted.get(id) ?? 0) > now;
  return {
    set: changed
      .filter(isAhead)
      .map((appointmentId) => ({ appointmentId, dueAt: wanted.get(appointmentId)! })),
    removed: changed.filter((id) => !isAhead(id)),
  };
}
