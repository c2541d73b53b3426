import type { SnapshotFrom } from 'xstate';
import { offsetIn } from '../../model/time/zoned.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { bookingReasonMax } from '../model/index.ts';
import { takesReason } from './visitActions.ts';
import type { SentAction, VisitAction } from './visitActions.ts';
import { actionsOf } from './booking.machine.ts';
import type { bookingMachine, LoadedBooking } from './booking.machine.ts';

export interface BookingView {
  state: 'loading' | 'missing' | 'failed' | 'shown';
  loaded: LoadedBooking | null;
  /** Whether the clocks of the reader and of the place differ at that time. */
  differs: boolean;
  isOver: boolean;
  /** What can be done, in the order of the buttons. */
  actions: readonly VisitAction[];
  /** What was chosen; null: nothing. */
  action: SentAction | null;
  answer: 'idle' | 'asking' | 'sending' | 'failed';
  takesReason: boolean;
  reason: string;
  reasonMax: number;
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof bookingMachine>;

const answers = {
  idle: 'idle',
  asking: 'asking',
  sending: 'sending',
  refused: 'sending',
  proving: 'sending',
  notSent: 'failed',
} as const satisfies Record<Snapshot['value']['answer'], BookingView['answer']>;

export function bookingView({ value, context }: Snapshot): BookingView {
  const { loaded, action, reason, problem, sendProblem, intl } = context;
  const answer = answers[value.answer];
  const start = loaded ? Date.parse(loaded.booking.start) : intl.now;
  const state = value.page === 'missing' || (value.page === 'failed' && !loaded) ? value.page : 'loading';
  return {
    state: loaded && value.page !== 'missing' ? 'shown' : state,
    loaded,
    differs: loaded !== null && offsetIn(loaded.booking.timeZone, start) !== offsetIn(intl.timeZone, start),
    isOver: loaded !== null && Date.parse(loaded.booking.end) <= intl.now,
    actions: actionsOf(context),
    action,
    answer,
    takesReason: action !== null && takesReason(action),
    reason,
    reasonMax: bookingReasonMax,
    failure:
      answer === 'failed' ? problemMessage(sendProblem) : state === 'failed' ? problemMessage(problem) : null,
    intl,
  };
}
