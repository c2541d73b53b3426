import { clockTime, dayIn, momentIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';

/** Where the sample medical centers are: all days and times are theirs. */
export const facilityTimeZone = 'America/Chicago';

/** Feature spec, section 9. */
export const appointmentTypes = [
  'Routine Check-up',
  'Follow-up Appointment',
  'Consultation',
  'Mental Health Session',
  'Physical Therapy',
  'Specialist Consultation',
  'Urgent Care',
] as const;
export type AppointmentType = (typeof appointmentTypes)[number];
export const isAppointmentType = (type: string): type is AppointmentType =>
  (appointmentTypes as readonly string[]).includes(type);

/** Length of an appointment and distance of two slots, in minutes (feature spec, section 5). */
export const appointmentMinutes = 30;
/** First and last slot of morning and afternoon, in minutes after midnight (feature spec, section 5). */
const sessions = [
  { first: 9 * 60, last: 11 * 60 + 30 },
  { first: 13 * 60, last: 16 * 60 + 30 },
] as const;

const twoDigits = (count: number) => String(count).padStart(2, '0');
/** `9:00 AM` */
const slotLabel = (minutes: number) =>
  clockTime(`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);

export interface Slot {
  /** As it is offered and written down: `9:00 AM`. */
  time: string;
  /** After midnight, at the facility. */
  minutes: number;
  part: 'morning' | 'afternoon';
}

/** The 14 slots of a day: 9:00 AM to 11:30 AM and 1:00 PM to 4:30 PM (feature spec, section 5). */
export const appointmentSlots: readonly Slot[] = sessions.flatMap(({ first, last }) =>
  Array.from({ length: (last - first) / appointmentMinutes + 1 }, (_, index) => {
    const minutes = first + index * appointmentMinutes;
    return { time: slotLabel(minutes), minutes, part: minutes < 12 * 60 ? 'morning' : 'afternoon' } as const;
  }),
);

/** The day at the facility. `now` in epoch milliseconds. */
export const facilityToday = (now: number): Day => dayIn(facilityTimeZone, now);

/** Start and end of an appointment as ISO 8601 instants in UTC; null if its time is no slot. */
export function appointmentSpan({ date, time }: { date: Day; time: string }) {
  const slot = appointmentSlots.find((appointmentSlot) => appointmentSlot.time === time);
  if (!slot) return null;
  const start = momentIn(facilityTimeZone, date, slot.minutes);
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + appointmentMinutes * 60_000).toISOString(),
  };
}
