import { minutesOf } from '../../model/time/zoned.ts';
import { calendarChangeSchema, emptyVisit } from '../model/index.ts';
import type { Calendar, CalendarChange, DayHours, VisitType } from '../model/index.ts';

/** A visit type as it is written; a new one has no id before it is stored. */
export type VisitDraft = Omit<VisitType, 'id'> & { id?: string };

/** What the staff change of a calendar. */
export interface CalendarDraft extends Pick<
  Calendar,
  'timeZone' | 'hours' | 'exceptions' | 'closedOnHolidays' | 'leadMinutes' | 'noticeHours'
> {
  visitTypes: readonly VisitDraft[];
}

export const draftOf = ({
  timeZone,
  hours,
  exceptions,
  closedOnHolidays,
  leadMinutes,
  noticeHours,
  visitTypes,
}: Calendar): CalendarDraft => ({
  timeZone,
  hours,
  exceptions,
  closedOnHolidays,
  leadMinutes,
  noticeHours,
  visitTypes,
});

/** A visit type to begin with. */
export const newVisit: VisitDraft = { ...emptyVisit, name: '', minutes: 30, confirms: 'onRequest' };

/** What is wrong with a calendar that can't be saved. */
export type CalendarMistake = 'visitName' | 'visitMinutes' | 'hours' | 'day' | 'other';

type Range = Pick<DayHours['hours'][number], 'from' | 'to'>;

/** Whether a range ends before it begins, or two overlap. */
function isWrong(ranges: readonly Range[]): boolean {
  const sorted = ranges.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from));
  return sorted.some(
    ({ from, to }, index) =>
      from === '' ||
      to === '' ||
      minutesOf(from) >= minutesOf(to) ||
      minutesOf(to) > minutesOf(sorted[index + 1]?.from ?? '24:00'),
  );
}

export function mistakesIn(draft: CalendarDraft): CalendarMistake[] {
  const { hours, exceptions, visitTypes } = draft;
  const days = exceptions.map(({ day }) => day);
  const found: Readonly<Record<Exclude<CalendarMistake, 'other'>, boolean>> = {
    visitName: visitTypes.some(({ name }) => name.trim() === ''),
    visitMinutes: visitTypes.some(({ minutes }) => !(minutes >= 5 && minutes <= 480)),
    hours:
      [1, 2, 3, 4, 5, 6, 7].some((weekday) => isWrong(hours.filter((one) => one.weekday === weekday))) ||
      exceptions.some((one) => isWrong(one.hours)),
    day: days.includes('') || new Set(days).size < days.length,
  };
  const named = (Object.keys(found) as (keyof typeof found)[]).filter((name) => found[name]);
  if (named.length > 0) return named;
  return calendarChangeSchema.safeParse(draft).success ? [] : ['other'];
}

export const changeOf = (draft: CalendarDraft, { version }: Pick<Calendar, 'version'>): CalendarChange =>
  calendarChangeSchema.parse({ ...draft, version });
