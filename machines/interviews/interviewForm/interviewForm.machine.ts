import { assign, emit, raise, setup } from 'xstate';
import { interviewTimesMax } from '../../bookings/model/booking.ts';
import type { PersonBooking } from '../../bookings/model/booking.ts';
import type { VisitWay } from '../../bookings/model/calendar.ts';
import {
  clockTick,
  onTimeout,
  promiseNotProvided,
  readClock,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { callSetup, provenCall } from '../../kit/provenCall.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { withSameId } from '../../model/exchange/commands/withSameId.ts';
import type { CommandOf } from '../../model/exchange/command.ts';
import type { Day } from '../../model/time/zoned.ts';
import { hasErrors, unreachable, withoutError } from '../../system/model/index.ts';
import type {
  FieldErrors,
  IntlConfig,
  Problem,
  ProofEmitted,
  ProofParentEvent,
} from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { InterviewAbout } from '../model/interviewsRoute.ts';
import { interviewsPhrase } from '../model/phrases.ts';

/** Somebody who can be interviewed. */
export interface Interviewee {
  about: InterviewAbout;
  name: string;
  /** What they applied for; empty if it is a conversation. */
  subject: Phrase;
}
/** A colleague, and what is taken of their time. */
export interface Interviewer {
  id: string;
  name: string;
  busy: readonly { start: string; end: string }[];
}

export interface LoadedForm {
  /** Null: for oneself. */
  organizationId: string | null;
  /** Whoever can be chosen, or is asked for. */
  people: readonly Interviewee[];
  interviewers: readonly Interviewer[];
  /** Where one usually meets, by the way. */
  places?: Readonly<Partial<Record<VisitWay, string>>>;
  /** The colleague who arranges it. */
  selfId: string | null;
  /** One that gets other times. */
  booking: Pick<
    PersonBooking,
    'id' | 'start' | 'end' | 'how' | 'where' | 'title' | 'organizationName'
  > | null;
}

export const interviewFields = ['who', 'minutes', 'how', 'where', 'interviewers', 'times'] as const;
export type InterviewField = (typeof interviewFields)[number];

export interface InterviewDraft {
  /** The index among the people; null: nobody is chosen. */
  who: number | null;
  minutes: number;
  how: VisitWay;
  where: string;
  interviewers: readonly string[];
  /** The day whose times are shown. */
  day: Day | null;
  /** Chosen starts, in order. */
  times: readonly string[];
  /** Both sides have agreed on the only one. */
  isAgreed: boolean;
}

/** Events that the form sends. */
export type InterviewFormEvent =
  | { type: 'page.retry' }
  | { type: 'draft.change'; change: Partial<Omit<InterviewDraft, 'times'>> }
  /** Chooses a time, or no longer. */
  | { type: 'time.toggle'; start: string }
  | { type: 'form.submit' };

/** Events from the app. */
export type InterviewFormParentEvent = ProofParentEvent;
/** It was sent. */
export type InterviewFormEmitted = ProofEmitted | { type: 'interview.offered'; bookingId: string };

export type InterviewCommand = CommandOf<'interview.offer' | 'interview.propose'>;

export interface InterviewFormInput {
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}
export interface InterviewFormContext extends Omit<InterviewFormInput, 'intl'> {
  /** Null until it is loaded. */
  loaded: LoadedForm | null;
  draft: InterviewDraft;
  errors: FieldErrors<InterviewField>;
  attempt: number;
  command: InterviewCommand | null;
  problem: Problem;
  sendProblem: Problem;
  intl: IntlConfig;
}

const emptyDraft: InterviewDraft = {
  who: null,
  minutes: 45,
  how: 'video',
  where: '',
  interviewers: [],
  day: null,
  times: [],
  isAgreed: false,
};

const minutesBetween = ({ start, end }: { start: string; end: string }) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 60_000);

/** The form as it begins. */
function begun({ people, selfId, booking, places }: LoadedForm): InterviewDraft {
  return {
    ...emptyDraft,
    where: places?.[emptyDraft.how] ?? '',
    who: people.length === 1 ? 0 : null,
    ...(booking && { minutes: minutesBetween(booking), how: booking.how, where: booking.where }),
    interviewers: selfId === null ? [] : [selfId],
  };
}

/** Another way has another place, unless somebody has written one. */
function withPlace({ draft, loaded }: InterviewFormContext, { how }: Partial<InterviewDraft>) {
  const places = loaded?.places ?? {};
  const isOwn = draft.where.trim() !== '' && draft.where !== places[draft.how];
  return how === undefined || isOwn ? {} : { where: places[how] ?? '' };
}

export function errorsOf({ draft, loaded }: InterviewFormContext): FieldErrors<InterviewField> {
  const isNew = loaded?.booking === null;
  return {
    ...(isNew && draft.who === null && { who: interviewsPhrase('whoRequired') }),
    ...(isNew && draft.where.trim() === '' && { where: interviewsPhrase('whereRequired') }),
    ...(isNew &&
      draft.interviewers.length === 0 && { interviewers: interviewsPhrase('interviewersRequired') }),
    ...(draft.times.length === 0 && { times: interviewsPhrase('timeRequired') }),
  };
}

/** Whether one of those who interview is busy then. */
export function isTaken(
  { draft, loaded }: Pick<InterviewFormContext, 'draft' | 'loaded'>,
  start: number,
): boolean {
  const end = start + draft.minutes * 60_000;
  return (loaded?.interviewers ?? [])
    .filter(({ id }) => draft.interviewers.includes(id))
    .some(({ busy }) => busy.some((one) => Date.parse(one.start) < end && start < Date.parse(one.end)));
}

function commandOf({ draft, loaded, newId, intl }: InterviewFormContext): InterviewCommand {
  const { organizationId, booking, people } = loaded!;
  const { who, minutes, how, where, interviewers, isAgreed } = draft;
  const times = [...draft.times];
  const id = newId();
  if (booking)
    return {
      id,
      type: 'interview.propose',
      ...(organizationId !== null && { as: organizationId }),
      payload: { bookingId: booking.id, times },
    };
  const offer = { about: people[who!]!.about, times, minutes, how, where: where.trim() };
  return {
    id,
    type: 'interview.offer',
    as: organizationId!,
    payload: {
      ...offer,
      timeZone: intl.timeZone,
      interviewers: [...interviewers],
      ...(isAgreed && times.length === 1 && { isAgreed }),
    },
  };
}

type Event = InterviewFormEvent | InterviewFormParentEvent | ClockTick;
const calls = callSetup<InterviewFormContext, Event>()('', 'send');

const editing = {
  'draft.change': { actions: withEvent('change') },
  'time.toggle': { guard: withEvent('isRoom'), actions: withEvent('toggle') },
  'form.submit': [
    { guard: 'valid', target: 'sending', actions: 'prepare' },
    { target: 'writing', actions: 'showErrors' },
  ],
} as const;

/** Times for an interview: for somebody who has applied or written, or other ones for an interview that is there. */
export const interviewFormMachine = setup({
  types: {
    context: {} as InterviewFormContext,
    events: {} as Event,
    emitted: {} as InterviewFormEmitted,
    input: {} as InterviewFormInput,
  },
  actors: {
    /** Rejects with 404 if there is no such person or interview. */
    loadForm: promiseNotProvided<LoadedForm, Record<never, never>>('loadForm'),
    /** Resolves with the id of the interview. The same command again has no further effect. */
    sendCommand: promiseNotProvided<string, { command: InterviewCommand }>('sendCommand'),
  },
  actions: {
    ...calls.actions,
    setLoaded: assign(({ context }, { output }: { output: LoadedForm }) => ({
      loaded: output,
      draft: context.loaded ? context.draft : begun(output),
    })),
    dropTaken: assign(({ context }) => {
      const { draft } = context;
      return { draft: { ...draft, times: draft.times.filter((one) => !isTaken(context, Date.parse(one))) } };
    }),
    change: assign(({ context }, { change }: { change: Partial<InterviewDraft> }) => ({
      draft: {
        ...context.draft,
        ...withPlace(context, change),
        ...change,
        // What was free for a shorter one, or for others, may not be any more.
        ...((change.minutes !== undefined || change.interviewers) && { times: [] }),
      },
      errors: Object.keys(change).reduce(
        (errors, field) => withoutError(errors, field as InterviewField),
        context.errors,
      ),
    })),
    toggle: assign(({ context: { draft, errors } }, { start }: { start: string }) => {
      const isChosen = draft.times.includes(start);
      const times = isChosen
        ? draft.times.filter((one) => one !== start)
        : [...draft.times, start].toSorted((one, other) => one.localeCompare(other));
      return { draft: { ...draft, times, isAgreed: false }, errors: withoutError(errors, 'times') };
    }),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), attempt: context.attempt + 1 })),
    prepare: assign(({ context }) => ({ command: withSameId(context.command, commandOf(context)) })),
    emitOffered: emit((_, { output }: { output: string }) => ({
      type: 'interview.offered',
      bookingId: output,
    })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    ...calls.guards,
    missing: ({ context }) => context.problem.status === 404,
    isRoom: ({ context: { draft } }, { start }: { start: string }) =>
      draft.times.includes(start) || draft.times.length < interviewTimesMax,
    valid: ({ context }) => !hasErrors(errorsOf(context)),
  },
  delays: calls.delays,
}).createMachine({
  id: 'interviewForm',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    loaded: null,
    draft: emptyDraft,
    errors: {},
    attempt: 0,
    command: null,
    problem: unreachable,
    sendProblem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadForm',
        input: {},
        onDone: { target: 'open', actions: withEvent('setLoaded') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    ...loadFailureStates('loading'),
    open: {
      initial: 'writing',
      states: {
        writing: { on: editing },
        ...provenCall({
          name: 'send',
          state: 'sending',
          src: 'sendCommand',
          request: (context: InterviewFormContext) => ({ command: context.command! }),
          done: { target: '#interviewForm.sent', actions: withEvent('emitOffered') },
          failed: 'notSent',
          refused: [{ target: 'rereading' }],
        }),
        /** What others took meanwhile is read again, and no longer chosen. */
        rereading: {
          invoke: {
            src: 'loadForm',
            input: {},
            onDone: { target: 'notSent', actions: [withEvent('setLoaded'), 'dropTaken'] },
            onError: 'notSent',
          },
          after: { submitTimeout: 'notSent' },
        },
        notSent: { on: editing },
      },
    },
    sent: {},
  },
});
