import { addDays, hourIn, isWeekend } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { isFederalHoliday } from '../../model/time/workdays.ts';
import { appointmentSlots, facilityTimeZone, facilityToday } from './slots.ts';
import type { Slot } from './slots.ts';

/** How far ahead an appointment can be asked for, in days. */
export const appointmentDaysAhead = 365;

export const appointmentDayRefusals = ['past', 'weekend', 'holiday', 'tooFar'] as const;
export type DayRefusal = (typeof appointmentDayRefusals)[number];

/** Why a day can't be chosen, or null if it can (feature spec, section 5). */
export function dayRefusal(day: Day, today: Day): DayRefusal | null {
  if (day < today) return 'past';
  if (day > addDays(today, appointmentDaysAhead)) return 'tooFar';
  if (isWeekend(day)) return 'weekend';
  return isFederalHoliday(day) ? 'holiday' : null;
}

/** Slots of a day at `now`: of today only those whose hour is later than the present one (feature spec, section 5). */
export function offeredSlots(day: Day, now: number): readonly Slot[] {
  const today = facilityToday(now);
  if (dayRefusal(day, today) !== null) return [];
  if (day !== today) return appointmentSlots;
  const hour = hourIn(facilityTimeZone, now);
  return appointmentSlots.filter(({ minutes }) => Math.floor(minutes / 60) > hour);
}
