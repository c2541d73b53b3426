import type { SnapshotFrom } from 'xstate';
import { dayIn } from '../../model/time/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { deadlineOfEvent } from '../model/index.ts';
import type { OwnDateDraft, OwnDateErrors } from '../model/index.ts';
import type { ownDatesMachine } from './ownDates.machine.ts';

export interface OwnDate {
  id: string;
  title: string;
  date: Day;
  /** From today. */
  daysLeft: number;
}

export interface OwnDatesView {
  /** Those ahead, soonest first. Reminders of deadlines are beside their deadlines instead. */
  dates: readonly OwnDate[];
  /** The days of reminders, by deadline. */
  reminders: Readonly<Record<string, Day>>;
  isWriting: boolean;
  draft: OwnDateDraft;
  errors: OwnDateErrors;
  /** Focus moves to the first error again. */
  attempt: number;
  today: Day;
  intl: IntlConfig;
}

const dayMs = 86_400_000;

export function ownDatesView({ value, context }: SnapshotFrom<typeof ownDatesMachine>): OwnDatesView {
  const { events, draft, errors, attempt, intl, now } = context;
  const at = now();
  const today = dayIn(intl.timeZone, at);
  const ahead = events.filter(({ date }) => date >= today);
  const reminders = ahead.flatMap((event) => {
    const deadline = deadlineOfEvent(event);
    return deadline === null ? [] : [[deadline, event.date] as const];
  });
  return {
    dates: ahead
      .filter((event) => deadlineOfEvent(event) === null)
      .map(({ id, title, date }) => ({
        id,
        title,
        date,
        daysLeft: (Date.parse(date) - Date.parse(today)) / dayMs,
      }))
      .toSorted((one, other) => one.daysLeft - other.daysLeft),
    reminders: Object.fromEntries(reminders),
    isWriting: value !== 'closed',
    draft,
    errors,
    attempt,
    today,
    intl: { ...intl, now: at },
  };
}
