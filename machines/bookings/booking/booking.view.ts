import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { bookingReasonMax } from '../model/index.ts';
import { takesReason } from './visitActions.ts';
import type { SentAction, VisitAction } from './visitActions.ts';
import { interviewNotesMax } from '../../model/world/interviewTerms.ts';
import { actionsOf, noteOf } from './booking.machine.ts';
import type { bookingMachine, LoadedBooking } from './booking.machine.ts';

export interface BookingView {
  state: 'loading' | 'missing' | 'failed' | 'shown';
  loaded: LoadedBooking | null;
  /** Whether the clocks of the reader and of the place differ at that time. */
  isOver: boolean;
  /** What can be done, in the order of the buttons. */
  actions: readonly VisitAction[];
  /** What was chosen; null: nothing. */
  action: SentAction | null;
  answer: 'idle' | 'asking' | 'sending' | 'failed';
  /** Times of an interview that the other side offers, and which of them can still be taken. */
  times: readonly { start: string; isOver: boolean; isSending: boolean }[];
  /** What the interviewer thinks; null for whoever can't say. */
  note: (ReturnType<typeof noteOf> & { isWritten: boolean; isSending: boolean; notesMax: number }) | null;
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

/** What is on its way. */
const sentNow = ({ value, context: { command } }: Snapshot) =>
  answers[value.answer] === 'sending' ? command : null;

function timesToTake(snapshot: Snapshot): BookingView['times'] {
  const { loaded, intl } = snapshot.context;
  if (!loaded?.booking.proposal?.times || loaded.booking.proposal.by === loaded.side) return [];
  if (loaded.side === 'organization' && !loaded.mayAnswer) return [];
  const sent = sentNow(snapshot);
  const taken = sent?.type === 'interview.take' ? sent.payload.start : null;
  return loaded.booking.proposal.times.map((start) => ({
    start,
    isOver: Date.parse(start) <= intl.now,
    isSending: start === taken,
  }));
}

/** Once it has begun, whoever answers can say what they think. */
function noteView(snapshot: Snapshot): BookingView['note'] {
  const { loaded, note, intl } = snapshot.context;
  if (loaded?.side !== 'organization' || !loaded.mayAnswer || loaded.booking.kind !== 'interview')
    return null;
  const { status, start } = loaded.booking;
  if (status !== 'completed' && !(status === 'confirmed' && Date.parse(start) <= intl.now)) return null;
  return {
    ...noteOf(snapshot.context),
    isWritten: note !== null,
    isSending: sentNow(snapshot)?.type === 'interview.note',
    notesMax: interviewNotesMax,
  };
}

export function bookingView(snapshot: Snapshot): BookingView {
  const { value, context } = snapshot;
  const { loaded, action, reason, problem, sendProblem, intl } = context;
  const answer = answers[value.answer];
  const state = value.page === 'missing' || (value.page === 'failed' && !loaded) ? value.page : 'loading';
  return {
    state: loaded && value.page !== 'missing' ? 'shown' : state,
    loaded,
    isOver: loaded !== null && Date.parse(loaded.booking.end) <= intl.now,
    actions: actionsOf(context),
    action,
    answer,
    times: timesToTake(snapshot),
    note: noteView(snapshot),
    takesReason: action !== null && takesReason(action),
    reason,
    reasonMax: bookingReasonMax,
    failure:
      answer === 'failed' ? problemMessage(sendProblem) : state === 'failed' ? problemMessage(problem) : null,
    intl,
  };
}
