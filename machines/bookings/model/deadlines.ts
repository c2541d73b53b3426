import { isFederalHoliday, workdayFrom } from '../../model/time/workdays.ts';
import { addDays, dayIn, hourIn, isWeekend, momentIn, offsetIn } from '../../model/time/zoned.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** How long a slot is held while a form is open, in minutes. */
export const holdMinutes = 10;
/** How many workdays the other side has to answer. */
const answerWorkdays = 2;
/** How long an earlier time waits for whoever is next in line, in working minutes. */
export const earlierMinutes = 120;
/** Working hours are from 8 to 18, where the calendar is. */
const workStart = 8;
const workEnd = 18;

/** Until when an answer is waited for: the same time of day two workdays later. */
export function answerUntil(timeZone: string, now: number): number {
  let day = dayIn(timeZone, now);
  for (let left = answerWorkdays; left > 0; left -= 1) day = workdayFrom(addDays(day, 1));
  const wall = (now + offsetIn(timeZone, now) * minuteMs) % dayMs;
  return momentIn(timeZone, day, Math.floor(wall / minuteMs));
}

/** When so many minutes of working time have passed. */
export function afterWorking(timeZone: string, now: number, minutes: number): number {
  let left = minutes;
  let at = now;
  while (left > 0) {
    const day = dayIn(timeZone, at);
    const isWorkday = !isWeekend(day) && !isFederalHoliday(day);
    const hour = hourIn(timeZone, at);
    if (!isWorkday || hour >= workEnd) at = momentIn(timeZone, addDays(day, 1), workStart * 60);
    else if (hour < workStart) at = momentIn(timeZone, day, workStart * 60);
    else {
      const worked = Math.min(left, (momentIn(timeZone, day, workEnd * 60) - at) / minuteMs);
      at += worked * minuteMs;
      left -= worked;
    }
  }
  return at;
}
