import type { SnapshotFrom } from 'xstate';
import { addDays, dayIn, offsetIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { CrisisFinding, IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { bookingReasonMax } from '../model/index.ts';
import type { Calendar, VisitType } from '../model/index.ts';
import { daysOfWeek, timesOfDay, weekOf } from './days.ts';
import type { DayPart, OfferedTime } from './days.ts';
import { lastDayOf, nextDayWithTimes } from './timeChoice.setup.ts';
import type { TimeChoiceContext } from './timeChoice.setup.ts';
import type { timeChoiceMachine } from './timeChoice.machine.ts';

export interface TimeChoiceView {
  /** `closed`: nothing can be booked here. */
  state: 'loading' | 'missing' | 'failed' | 'closed' | 'open';
  calendar: Calendar | null;
  /** The visit that gets another time; null: a new one is booked. */
  moved: TimeChoiceContext['moved'];
  visits: readonly VisitType[];
  visit: VisitType | null;
  times: 'loading' | 'failed' | 'known';
  /** Whether nothing is free as far ahead as times are offered. */
  isFull: boolean;
  week: {
    first: Day;
    last: Day;
    /** Sunday first. */
    days: readonly { day: Day; count: number; isPast: boolean }[];
    hasBefore: boolean;
    hasAfter: boolean;
    /** The next day with a time, if the week has none. */
    next: Day | null;
  };
  day: Day | null;
  /** The times of the day by its parts. */
  parts: readonly { part: DayPart; times: readonly OfferedTime[] }[];
  time: OfferedTime | null;
  /** Whether the clocks of the reader and of the place differ at the chosen time, or else now. */
  differs: boolean;
  /** Until when the chosen time is held. ISO 8601 in UTC; null: it isn't. */
  heldUntil: string | null;
  lost: 'taken' | 'expired' | null;
  reason: string;
  reasonMax: number;
  crisis: CrisisFinding | null;
  form: 'choosing' | 'sending' | 'failed' | 'booked';
  canBook: boolean;
  booked: TimeChoiceContext['booked'];
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof timeChoiceMachine>;

const formStates = {
  choosing: 'choosing',
  sending: 'sending',
  refused: 'sending',
  proving: 'sending',
  notSent: 'failed',
  booked: 'booked',
} as const;
const pageStates = { deciding: 'loading', refused: 'loading' } as const;

const pageOf = (value: Exclude<Snapshot['value'], object>): TimeChoiceView['state'] =>
  value in pageStates
    ? pageStates[value as keyof typeof pageStates]
    : (value as Exclude<typeof value, keyof typeof pageStates>);

function weekView({ week, times, intl, calendar }: Snapshot['context']): TimeChoiceView['week'] {
  const today = dayIn(intl.timeZone, intl.now);
  const days = daysOfWeek(week, times ?? [], intl.timeZone).map((one) => ({
    ...one,
    isPast: one.day < today,
  }));
  const after = addDays(week, 7);
  return {
    first: week,
    last: addDays(week, 6),
    days,
    hasBefore: week > weekOf(today),
    hasAfter: after <= lastDayOf({ calendar, intl }),
    next: days.some(({ count }) => count > 0) ? null : nextDayWithTimes({ times, intl }, after),
  };
}

export function timeChoiceView({ value, context }: Snapshot): TimeChoiceView {
  const { calendar, visitTypeId, times, time, day, heldUntil, reason, problem, intl } = context;
  const open = typeof value === 'object' ? value.open : null;
  const state = typeof value === 'object' ? 'open' : pageOf(value);
  const form = open ? formStates[open.form] : 'choosing';
  const at = time ? Date.parse(time.start) : intl.now;
  return {
    state,
    calendar,
    moved: context.moved,
    visits: calendar?.visitTypes ?? [],
    visit: calendar?.visitTypes.find(({ id }) => id === visitTypeId) ?? null,
    times: times !== null ? 'known' : open?.times === 'failed' ? 'failed' : 'loading',
    isFull: times?.length === 0,
    week: weekView(context),
    day,
    parts: timesOfDay(day, times ?? [], intl.timeZone),
    time,
    differs: calendar !== null && offsetIn(calendar.timeZone, at) !== offsetIn(intl.timeZone, at),
    heldUntil: open?.hold === 'held' && heldUntil !== null ? new Date(heldUntil).toISOString() : null,
    lost: context.lost,
    reason,
    reasonMax: bookingReasonMax,
    crisis: context.crisis.finding,
    form,
    canBook: time !== null && reason.trim().length <= bookingReasonMax,
    booked: context.booked,
    failure:
      state === 'failed' || form === 'failed' || open?.times === 'failed' ? problemMessage(problem) : null,
    intl,
  };
}
