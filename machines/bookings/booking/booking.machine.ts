import { assign, emit, enqueueActions, raise, setup } from 'xstate';
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
import { isEqual } from '../../model/isEqual.ts';
import {
  problemOf,
  submitTimeoutMs,
  unreachable,
  isProofDue,
  proofReasonOf,
} from '../../system/model/index.ts';
import type { IntlConfig, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { bookingReasonMax } from '../model/index.ts';
import type { BookingEntry, PersonBooking, ReceivedBooking } from '../model/index.ts';
import { bookingsPhrase } from './phrases.ts';
import { actionsFor, commandOfAction, isAsked, takesReason } from './visitActions.ts';
import type { SentAction, VisitAction } from './visitActions.ts';
import { provenCall } from '../../kit/provenCall.ts';

/** Events that the page of a visit sends. */
export type BookingEvent =
  | { type: 'page.retry' }
  /** What is asked about first waits for `action.confirm`. To move it is a link. */
  | { type: 'action.choose'; action: SentAction }
  | { type: 'calendar.save' }
  | { type: 'reason.change'; text: string }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type BookingParentEvent =
  | ProofParentEvent
  /** Something has happened to it. */
  | { type: 'booking.changed' };
export type BookingEmitted = ProofEmitted | CalendarEmitted;

export type BookingCommand = CommandOf<ReturnType<typeof commandOfAction>>;

/** A visit as the person has it, with what happened. */
export interface OwnBooking {
  booking: PersonBooking & { reason: string };
  history: readonly BookingEntry[];
}
/** A visit as the organization's staff have it. */
export interface WholeBooking {
  booking: ReceivedBooking;
  history: readonly BookingEntry[];
}
export type LoadedBooking =
  | ({ side: 'person' } & OwnBooking)
  | ({ side: 'organization'; organizationId: string; mayAnswer: boolean } & WholeBooking);

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
  command: BookingCommand | null;
  /** Why the page could not be loaded, and why the last action was not carried out. */
  problem: Problem;
  sendProblem: Problem;
  intl: IntlConfig;
}

export function actionsOf({ loaded, intl }: Pick<BookingContext, 'loaded' | 'intl'>): readonly VisitAction[] {
  if (!loaded || (loaded.side === 'organization' && !loaded.mayAnswer)) return [];
  return actionsFor(loaded.booking, loaded.side, intl.now);
}

const chosen = {
  'action.choose': [
    { guard: withEvent('asked'), target: 'asking', actions: withEvent('choose') },
    { guard: withEvent('possible'), target: 'sending', actions: [withEvent('choose'), 'prepare'] },
  ],
} as const;
const asking = {
  'reason.change': { actions: withEvent('write') },
  'action.confirm': { guard: 'complete', target: 'sending', actions: 'prepare' },
  'action.cancel': 'idle',
} as const;

/** A visit: what it is, what happened, and what either side can do about it. */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent | BookingParentEvent | ClockTick,
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
  actions: {
    setLoaded: assign((_, { output }: { output: LoadedBooking }) => ({ loaded: output })),
    choose: assign((_, { action }: { action: SentAction }) => ({ action, reason: '' })),
    write: assign((_, { text }: { text: string }) => ({ reason: text })),
    prepare: assign(({ context: { action, bookingId, loaded, reason, newId, command } }) => {
      const said = reason.trim();
      const next = {
        id: newId(),
        type: commandOfAction(action!),
        ...(loaded?.side === 'organization' && { as: loaded.organizationId }),
        payload: {
          bookingId,
          ...(takesReason(action!) && said && { reason: said }),
          ...((action === 'wait' || action === 'stopWaiting') && { waits: action === 'wait' }),
        },
      } as BookingCommand;
      // The same again keeps its id: the server carries it out once, even if only its answer was lost.
      const isSame = command?.type === next.type && isEqual(command.payload, next.payload);
      return { command: isSame ? command : next };
    }),
    forget: assign({ action: null, command: null, reason: '' }),
    outdate: raise({ type: 'booking.changed' }),
    /** Whom it is with and where, and no word of why. */
    emitCalendar: enqueueActions(({ context: { loaded, write }, enqueue }) => {
      if (!loaded) return;
      const { id, start, end, where } = loaded.booking;
      const who = loaded.side === 'person' ? loaded.booking.organizationName : loaded.booking.personName;
      enqueue.emit({
        type: 'page.saveCalendar',
        entry: {
          id: `booking-${id}`,
          title: write(bookingsPhrase('appointmentWith', who)),
          start,
          end,
          location: where,
          description: '',
          status: 'confirmed',
          sequence: loaded.booking.version,
        },
      });
    }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setSendProblem: assign((_, { error }: { error: unknown }) => ({ sendProblem: problemOf(error) })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    requestSendProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.sendProblem),
    })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    possible: ({ context }, { action }: { action: VisitAction }) => actionsOf(context).includes(action),
    asked: ({ context }, { action }: { action: VisitAction }) =>
      isAsked(action) && actionsOf(context).includes(action),
    complete: ({ context: { reason } }) => reason.trim().length <= bookingReasonMax,
    sendProofDue: ({ context }) => isProofDue(context.sendProblem),
    isOver: ({ context }) => [404, 409].includes(context.sendProblem.status),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'booking',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    loaded: null,
    action: null,
    reason: '',
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
          done: { target: 'idle', actions: ['forget', 'outdate'] },
          failed: 'notSent',
          refused: [
            // The other side was faster: what is shown is old.
            { guard: 'isOver', target: 'notSent', actions: 'outdate' },
            { target: 'notSent' },
          ],
        }),
        notSent: { on: { ...chosen, ...asking } },
      },
    },
  },
});
