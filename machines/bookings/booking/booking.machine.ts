import { assign, enqueueActions, raise, setup } from 'xstate';
import {
  changesNotProvided,
  clockTick,
  onTimeout,
  promiseNotProvided,
  readClock,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import type { CalendarEmitted } from '../../model/time/calendarEntry.ts';
import type { CommandOf } from '../../model/exchange/command.ts';
import { withSameId } from '../../model/exchange/commands/withSameId.ts';
import { unreachable } from '../../system/model/index.ts';
import type { IntlConfig, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { bookingReasonMax } from '../model/index.ts';
import type {
  BookingEntry,
  InterviewAdvice,
  InterviewFeedback,
  PersonBooking,
  ReceivedBooking,
} from '../model/index.ts';
import { interviewNotesMax } from '../../model/world/interviewTerms.ts';
import { bookingsPhrase } from './phrases.ts';
import { actionsFor, commandOfAction, isAsked, takesReason } from './visitActions.ts';
import type { SentAction, VisitAction } from './visitActions.ts';
import { callSetup, provenCall } from '../../kit/provenCall.ts';

/** Events that the page of a visit sends. */
export type BookingEvent =
  | { type: 'page.retry' }
  /** What is asked about first waits for `action.confirm`. To move it is a link. */
  | { type: 'action.choose'; action: SentAction }
  | { type: 'calendar.save' }
  /** Takes one of the times that the other side offers for an interview. */
  | { type: 'time.take'; start: string }
  /** What an interviewer thinks. */
  | { type: 'note.change'; recommendation?: InterviewAdvice; notes?: string }
  | { type: 'note.save' }
  | { type: 'reason.change'; text: string }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type BookingParentEvent =
  | ProofParentEvent
  /** Something has happened to it. */
  | { type: 'booking.changed' };
export type BookingEmitted = ProofEmitted | CalendarEmitted;

export type BookingCommand = CommandOf<
  ReturnType<typeof commandOfAction> | 'interview.take' | 'interview.note'
>;

/** A visit as the person has it, with what happened. */
export interface OwnBooking {
  booking: PersonBooking & { reason: string };
  history: readonly BookingEntry[];
  /** Names of those who interview. */
  interviewers: readonly string[];
  /** The conversation of a talk’s two sides; null once they can't write to each other. @default null */
  threadId?: string | null;
}
/** A visit as the organization's staff have it. */
export interface WholeBooking {
  booking: ReceivedBooking;
  history: readonly BookingEntry[];
  interviewers: readonly { id: string; name: string }[];
  feedback: readonly InterviewFeedback[];
  /** The record of the patient; null of somebody who is none. */
  caseId: string | null;
}
export type LoadedBooking =
  | ({ side: 'person' } & OwnBooking)
  | ({
      side: 'organization';
      /** Null: it is a talk, and the reader is the mentor. */
      organizationId: string | null;
      mayAnswer: boolean;
      /** Who reads it. */
      selfId: string;
    } & WholeBooking &
      Pick<OwnBooking, 'threadId'>);

export interface BookingInput {
  bookingId: string;
  /** Draws a UUID. */
  newId: () => string;
  /** Writes the title of its entry in a calendar. */
  write: WritePhrase;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface BookingContext extends Omit<BookingInput, 'intl'> {
  /** Null until it is loaded. */
  loaded: LoadedBooking | null;
  action: SentAction | null;
  reason: string;
  /** What the interviewer has written; null: nothing yet. */
  note: { recommendation: InterviewAdvice | null; notes: string } | null;
  command: BookingCommand | null;
  /** Why the page could not be loaded, and why the last action was not carried out. */
  problem: Problem;
  sendProblem: Problem;
  intl: IntlConfig;
}

const entryTitles = {
  appointment: 'appointmentWith',
  interview: 'interviewWith',
  mentor: 'talkWith',
} as const;

export function actionsOf({ loaded, intl }: Pick<BookingContext, 'loaded' | 'intl'>): readonly VisitAction[] {
  if (!loaded || (loaded.side === 'organization' && !loaded.mayAnswer)) return [];
  return actionsFor(loaded.booking, loaded.side, intl.now);
}

/** What the reader has noted, or is about to. */
export function noteOf({ note, loaded }: Pick<BookingContext, 'note' | 'loaded'>) {
  const own =
    loaded?.side === 'organization'
      ? loaded.feedback.find(({ authorId }) => authorId === loaded.selfId)
      : null;
  return note ?? { recommendation: own?.recommendation ?? null, notes: own?.notes ?? '' };
}

const asOf = (loaded: LoadedBooking | null) =>
  loaded?.side === 'organization' && loaded.organizationId !== null && { as: loaded.organizationId };

const chosen = {
  'action.choose': [
    { guard: withEvent('asked'), target: 'asking', actions: withEvent('choose') },
    { guard: withEvent('possible'), target: 'sending', actions: [withEvent('choose'), 'prepare'] },
  ],
  'time.take': { guard: withEvent('offered'), target: 'sending', actions: withEvent('prepareTake') },
  'note.save': { guard: 'noted', target: 'sending', actions: 'prepareNote' },
} as const;
const asking = {
  'reason.change': { actions: withEvent('write') },
  'action.confirm': { guard: 'complete', target: 'sending', actions: 'prepare' },
  'action.cancel': 'idle',
} as const;

type Event = BookingEvent | BookingParentEvent | ClockTick;
const calls = callSetup<BookingContext, Event>()('', 'send');

/** A visit: what it is, what happened, and what either side can do about it. */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as Event,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
  },
  actors: {
    /** Reports with `booking.changed` what happens to it. */
    bookingChanges: changesNotProvided,
    /** Rejects with 404 if there is none, or it is not this person's. */
    loadBooking: promiseNotProvided<LoadedBooking, { id: string }>('loadBooking'),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: BookingCommand }>('sendCommand'),
  },
  actions: calls.actions,
  guards: calls.guards,
  delays: calls.delays,
})
  .extend({
    actions: {
      setLoaded: assign((_, { output }: { output: LoadedBooking }) => ({ loaded: output })),
      choose: assign((_, { action }: { action: SentAction }) => ({ action, reason: '' })),
      write: assign((_, { text }: { text: string }) => ({ reason: text })),
      prepare: assign(({ context: { action, bookingId, loaded, reason, newId, command } }) => {
        const said = reason.trim();
        const next = {
          id: newId(),
          type: commandOfAction(action!),
          ...asOf(loaded),
          payload: {
            bookingId,
            ...(takesReason(action!) && said && { reason: said }),
            ...((action === 'wait' || action === 'stopWaiting') && { waits: action === 'wait' }),
          },
        } as BookingCommand;
        return { command: withSameId(command, next) };
      }),
      prepareTake: assign(
        ({ context: { bookingId, loaded, newId, command } }, { start }: { start: string }) => {
          const next = {
            id: newId(),
            type: 'interview.take',
            ...asOf(loaded),
            payload: { bookingId, start },
          } as const;
          return { action: null, command: withSameId(command, next) };
        },
      ),
      changeNote: assign(
        ({ context }, { recommendation, notes }: { recommendation?: InterviewAdvice; notes?: string }) => {
          const note = noteOf(context);
          return {
            note: { recommendation: recommendation ?? note.recommendation, notes: notes ?? note.notes },
          };
        },
      ),
      prepareNote: assign(({ context }) => {
        const { bookingId, loaded, newId, command } = context;
        const { recommendation, notes } = noteOf(context);
        const next = {
          id: newId(),
          type: 'interview.note',
          ...asOf(loaded),
          payload: { bookingId, recommendation: recommendation!, notes: notes.trim() },
        } as const;
        return { action: null, command: withSameId(command, next) };
      }),
      forget: assign({ action: null, command: null, reason: '', note: null }),
      markOutdated: raise({ type: 'booking.changed' }),
      /** Whom it is with and where, and no word of why. */
      emitCalendar: enqueueActions(({ context: { loaded, write }, enqueue }) => {
        if (!loaded) return;
        const { id, kind, start, end, where } = loaded.booking;
        const who = loaded.side === 'person' ? loaded.booking.organizationName : loaded.booking.personName;
        enqueue.emit({
          type: 'page.saveCalendar',
          entry: {
            id: `booking-${id}`,
            title: write(bookingsPhrase(entryTitles[kind], who)),
            start,
            end,
            location: where,
            description: '',
            status: 'confirmed',
            sequence: loaded.booking.version,
          },
        });
      }),
      startClock: raise(...clockTick),
      readClock: assign(({ context }) => readClock(context)),
    },
    guards: {
      missing: ({ context }) => context.problem.status === 404,
      possible: ({ context }, { action }: { action: VisitAction }) => actionsOf(context).includes(action),
      asked: ({ context }, { action }: { action: VisitAction }) =>
        isAsked(action) && actionsOf(context).includes(action),
      offered: ({ context: { loaded } }, { start }: { start: string }) =>
        loaded?.booking.proposal?.by !== loaded?.side &&
        loaded?.booking.proposal?.times?.includes(start) === true,
      noted: ({ context }) => {
        const { recommendation, notes } = noteOf(context);
        return recommendation !== null && notes.trim().length <= interviewNotesMax;
      },
      complete: ({ context: { reason } }) => reason.trim().length <= bookingReasonMax,
      isOver: ({ context }) => [404, 409].includes(context.sendProblem.status),
    },
  })
  .createMachine({
    id: 'booking',
    context: ({ input: { intl, ...input } }) => ({
      ...input,
      loaded: null,
      action: null,
      reason: '',
      note: null,
      command: null,
      problem: unreachable,
      sendProblem: unreachable,
      intl: { ...intl, now: input.now() },
    }),
    invoke: { src: 'bookingChanges' },
    entry: 'startClock',
    on: {
      'clock.tick': { actions: ['readClock', 'startClock'] },
      'calendar.save': { actions: 'emitCalendar' },
      'note.change': { actions: withEvent('changeNote') },
    },
    type: 'parallel',
    states: {
      page: {
        initial: 'loading',
        states: {
          /** What was there before stays visible. */
          loading: {
            on: { 'booking.changed': { target: 'loading', reenter: true } },
            invoke: {
              src: 'loadBooking',
              input: ({ context }) => ({ id: context.bookingId }),
              onDone: { target: 'shown', actions: withEvent('setLoaded') },
              onError: transitionWithError('refused'),
            },
            after: onTimeout('refused'),
          },
          shown: { on: { 'booking.changed': 'loading' } },
          ...loadFailureStates('loading'),
        },
      },
      answer: {
        initial: 'idle',
        states: {
          idle: { on: chosen },
          asking: { on: asking },
          /** The session ended: the sign-in dialog is open. */
          ...provenCall({
            name: 'send',
            state: 'sending',
            src: 'sendCommand',
            request: (context: BookingContext) => ({ command: context.command! }),
            done: { target: 'idle', actions: ['forget', 'markOutdated'] },
            failed: 'notSent',
            refused: [
              // The other side was faster: what is shown is old.
              { guard: 'isOver', target: 'notSent', actions: 'markOutdated' },
              { target: 'notSent' },
            ],
          }),
          notSent: { on: { ...chosen, ...asking } },
        },
      },
    },
  });
