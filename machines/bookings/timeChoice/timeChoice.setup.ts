import { assign, raise, setup } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { CommandOf } from '../../model/exchange/command.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { withSameId } from '../../model/exchange/commands/withSameId.ts';
import { addDays, dayIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { crisisParts } from '../../system/crisis/crisisParts.ts';
import type { CrisisContext, CrisisDismiss } from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { problemOf } from '../../system/model/index.ts';
import type { IntlConfig, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { bookingReasonMax, holdMinutes } from '../model/index.ts';
import type { Calendar, PersonBooking, StaffBooking } from '../model/index.ts';
import { dayOfTime, daysAhead, weekOf } from './days.ts';
import type { OfferedTime } from './days.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { clockActions } from '../../kit/clock.ts';

/** Events of the page on which somebody chooses a time. */
export type TimeChoiceEvent =
  | { type: 'page.retry' }
  | { type: 'times.retry' }
  | { type: 'visit.choose'; id: string }
  | { type: 'week.step'; by: 1 | -1 }
  /** Goes to the next week that has a time. */
  | { type: 'week.next' }
  | { type: 'day.choose'; day: Day }
  | { type: 'time.choose'; start: string }
  | { type: 'reason.change'; text: string }
  | { type: 'time.book' }
  | CrisisDismiss;

/** Events from the app. */
export type TimeChoiceParentEvent = ProofParentEvent | { type: 'page.woken' };
export type TimeChoiceEmitted = ProofEmitted;

export type TimeCommand = CommandOf<'booking.request' | 'booking.move'>;
export type HoldCommand = CommandOf<'booking.hold'>;
export interface TimesRequest {
  calendarId: string;
  visitTypeId: string;
  /** The visit that is moved, whose own time is free for it. */
  bookingId: string | null;
  /** Epoch milliseconds. */
  from: number;
  to: number;
}

/** Whose calendar it is, and the visit that gets another time. */
export interface LoadedCalendar {
  calendar: Calendar;
  moved: PersonBooking | StaffBooking | null;
}

export interface TimeChoiceInput {
  calendarId: string;
  /** The visit that gets another time; null: a new one is booked. */
  movedId: string | null;
  /** Whether somebody moves it who works there. */
  isStaff: boolean;
  /** The day whose times are shown first, if it has any; null: the soonest. */
  firstDay: Day | null;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface TimeChoiceContext extends CrisisContext, Omit<TimeChoiceInput, 'intl'> {
  /** Null until it is loaded. */
  calendar: Calendar | null;
  moved: LoadedCalendar['moved'];
  visitTypeId: string | null;
  /** All that are free, soonest first; null until they are known. */
  times: readonly OfferedTime[] | null;
  /** The Sunday of the shown week, and the chosen day in it. */
  week: Day;
  day: Day | null;
  time: OfferedTime | null;
  reason: string;
  /** What became of a time that was chosen. */
  lost: 'taken' | 'expired' | null;
  /** Until when the time is held. Epoch milliseconds; null: it isn't. */
  heldUntil: number | null;
  hold: HoldCommand | null;
  command: TimeCommand | null;
  /** What was booked, as the server has it. */
  booked: PersonBooking | StaffBooking | null;
  problem: Problem;
  intl: IntlConfig;
}
type Context = TimeChoiceContext;
type Event =
  | TimeChoiceEvent
  | TimeChoiceParentEvent
  | ClockTick
  | CrisisFound
  | { type: 'times.outdated' }
  /** The chosen time is to be held, or no longer. */
  | { type: 'hold.take' }
  | { type: 'hold.drop' }
  /** Somebody else has it, or it was held for long enough. */
  | { type: 'hold.taken' }
  | { type: 'hold.over' };

const crisis = crisisParts<Context, Event>({
  textsOf: ({ reason, calendarId }) => ({ own: [reason], of: calendarId }),
  sends: { type: 'time.book' },
  closes: true,
});

export const lastDayOf = ({ calendar, intl }: Pick<Context, 'calendar' | 'intl'>): Day =>
  addDays(dayIn(intl.timeZone, intl.now), Math.min(calendar?.aheadDays ?? 0, daysAhead));

/** The first day from `from` on that has a time. */
export const nextDayWithTimes = ({ times, intl }: Pick<Context, 'times' | 'intl'>, from: Day): Day | null =>
  times?.map((time) => dayOfTime(time, intl.timeZone)).find((day) => day >= from) ?? null;

/** A week with its first day that has a time. */
function weekAt(context: Pick<Context, 'times' | 'intl'>, week: Day) {
  const day = nextDayWithTimes(context, week);
  return { week, day: day !== null && weekOf(day) === week ? day : null };
}
/** The first week from `from` on that has a time, or that of `from`. */
const weekFrom = (context: Pick<Context, 'times' | 'intl'>, from: Day) =>
  weekAt(context, weekOf(nextDayWithTimes(context, from) ?? from));

const slotOf = ({ calendarId, visitTypeId, time }: Context) => ({
  calendarId,
  visitTypeId: visitTypeId!,
  start: time!.start,
});
const isTaken = ({ code }: Problem) => code === 'slot_taken' || code === 'booking_overlaps';

const calls = callSetup<Context, Event>()('');

/** Types, actors, actions, guards and delays of the choice. */
export const timeChoiceSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as TimeChoiceEmitted,
    input: {} as TimeChoiceInput,
    children: {} as { crisis: 'crisisCheck' },
  },
  actors: {
    ...crisis.actors,
    /** Reports with `page.woken` that the page is visible again, or the browser online again. */
    wakeUps: changesNotProvided,
    /** Rejects with 404 if there is none. */
    loadCalendar: promiseNotProvided<LoadedCalendar, { id: string; movedId: string | null }>('loadCalendar'),
    loadTimes: promiseNotProvided<readonly OfferedTime[], TimesRequest>('loadTimes'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<
      { facts: readonly ExchangeFact[] },
      { command: TimeCommand | HoldCommand }
    >('sendCommand'),
  },
  actions: {
    ...calls.actions,
    ...clockActions<Context, Event>(),
    ...crisis.actions,
    setCalendar: assign((_, { output: { calendar, moved } }: { output: LoadedCalendar }) => {
      const { visitTypes } = calendar;
      const visit = visitTypes.find(({ name }) => name === moved?.visitName) ?? visitTypes[0];
      return { calendar, moved, visitTypeId: visit?.id ?? null };
    }),
    chooseVisit: assign((_, { id }: { id: string }) => ({
      visitTypeId: id,
      times: null,
      time: null,
      hold: null,
      heldUntil: null,
      lost: null,
    })),
    setTimes: assign(({ context }, { output: times }: { output: readonly OfferedTime[] }) => {
      const { day, intl, firstDay } = context;
      const known = { ...context, times };
      const isFirst = context.times === null;
      const from = firstDay ?? dayIn(intl.timeZone, intl.now);
      const hasTimes = firstDay !== null && nextDayWithTimes(known, firstDay) === firstDay;
      if (isFirst) return { times, ...weekFrom(known, from), ...(hasTimes && { day: firstDay }) };
      // A day that has no time left stays open, so that nothing jumps.
      return { times, ...(day === null && weekAt(known, context.week)) };
    }),
    stepWeek: assign(({ context }, { by }: { by: 1 | -1 }) => weekAt(context, addDays(context.week, 7 * by))),
    goToNextWeek: assign(({ context }) => weekFrom(context, addDays(context.week, 7))),
    chooseDay: assign((_, { day }: { day: Day }) => ({ day, lost: null })),
    chooseTime: assign(({ context }, { start }: { start: string }) => {
      const time = context.times?.find((one) => one.start === start) ?? null;
      const payload = slotOf({ ...context, time });
      return {
        time,
        lost: null,
        heldUntil: null,
        hold: { id: context.newId(), type: 'booking.hold' as const, payload },
      };
    }),
    setHeld: assign(({ context: { now } }) => ({ heldUntil: now() + holdMinutes * 60_000 })),
    /** It is no longer theirs: other times are offered. */
    lose: assign((_, { lost }: { lost: 'taken' | 'expired' }) => ({
      lost,
      time: null,
      hold: null,
      heldUntil: null,
    })),
    markOutdated: raise({ type: 'times.outdated' }),
    take: raise({ type: 'hold.take' }),
    drop: raise({ type: 'hold.drop' }),
    reportTaken: raise({ type: 'hold.taken' }),
    reportOver: raise({ type: 'hold.over' }),
    write: assign((_, { text }: { text: string }) => ({ reason: text })),
    prepare: assign(({ context }) => {
      const { moved, isStaff, calendar, command, newId, reason } = context;
      const slot = slotOf(context);
      const said = reason.trim();
      const next: TimeCommand = moved
        ? {
            id: newId(),
            type: 'booking.move',
            ...(isStaff && { as: calendar!.organizationId }),
            payload: { bookingId: moved.id, start: slot.start },
          }
        : { id: newId(), type: 'booking.request', payload: { ...slot, ...(said && { reason: said }) } };
      return { command: withSameId(command, next) };
    }),
    setBooked: assign((_, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => ({
      booked: (facts.find(({ kind }) => kind === 'bookingChanged')?.payload['booking'] ??
        null) as Context['booked'],
    })),
  },
  guards: {
    ...calls.guards,
    ...crisis.guards,
    missing: ({ context }) => context.problem.status === 404,
    taken: ({ context }) => isTaken(context.problem),
    /** A refused hold says that somebody else was faster; nothing else about it matters. */
    takenByOthers: (_, { error }: { error: unknown }) => isTaken(problemOf(error)),
    bookable: ({ context }) => context.visitTypeId !== null,
    offered: ({ context }, { start }: { start: string }) =>
      context.times?.some((time) => time.start === start) ?? false,
    otherVisit: ({ context }, { id }: { id: string }) =>
      context.movedId === null &&
      id !== context.visitTypeId &&
      (context.calendar?.visitTypes.some((one) => one.id === id) ?? false),
    isNew: ({ context }) => context.movedId === null,
    canStep: ({ context }, { by }: { by: 1 | -1 }) => {
      const week = addDays(context.week, 7 * by);
      return week >= weekOf(dayIn(context.intl.timeZone, context.intl.now)) && week <= lastDayOf(context);
    },
    hasLater: ({ context }) => nextDayWithTimes(context, addDays(context.week, 7)) !== null,
    canBook: ({ context: { time, reason } }) => time !== null && reason.trim().length <= bookingReasonMax,
  },
  delays: {
    ...calls.delays,
    holdOver: ({ context: { heldUntil, now } }) => Math.max(0, (heldUntil ?? 0) - now()),
  },
});
