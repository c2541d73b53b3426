import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import {
  failureHandlers,
  onTimeout,
  promiseNotProvided,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import { callSetup, provenCall } from '../../kit/provenCall.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { CommandOf } from '../../model/exchange/command.ts';
import { problemMessage, searchDebounceMs, unreachable } from '../../system/model/index.ts';
import type { Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { referralTextMax } from '../model/index.ts';

/** Somebody else's care. */
export interface OfferedCare {
  id: string;
  title: string;
  organizationName: string;
  location: string;
}
/** Whom the staff refer, and for whom. */
export interface ReferredPerson {
  organizationId: string;
  caseId: string;
  name: string;
  /** Whether the reader may. */
  mayRefer: boolean;
}

/** Events of the form in which staff propose a referral. */
export type ReferralFormEvent =
  | { type: 'page.retry' }
  | { type: 'search.change'; text: string }
  | { type: 'search.retry' }
  | { type: 'care.choose'; id: string }
  | { type: 'note.change'; text: string }
  | { type: 'form.send' };
export type ReferralFormParentEvent = ProofParentEvent;
export type ReferralFormEmitted = ProofEmitted | { type: 'referral.sent' };
export type ProposeCommand = CommandOf<'referral.propose'>;

export interface ReferralFormInput {
  /** The record of the person. */
  caseId: string;
  /** Draws a UUID. */
  newId: () => string;
}
export interface ReferralFormContext extends ReferralFormInput {
  person: ReferredPerson | null;
  text: string;
  care: readonly OfferedCare[];
  chosenId: string | null;
  note: string;
  attempt: number;
  command: ProposeCommand | null;
  problem: Problem;
  searchProblem: Problem;
  sendProblem: Problem;
}
type Context = ReferralFormContext;
type Event = ReferralFormEvent | ReferralFormParentEvent;

const calls = callSetup<Context, Event>()('', 'search', 'send');
const searchFailure = failureHandlers('setSearchProblem');
const writing = {
  'care.choose': { target: 'idle', actions: withEvent('chooseCare') },
  'note.change': { target: 'idle', actions: withEvent('writeNote') },
  'form.send': [
    { guard: 'complete', target: 'sending', actions: 'prepare' },
    { target: 'invalid', actions: 'countAttempt' },
  ],
} as const;

/** The form in which the staff of a hospital propose to refer somebody to the care of another one. */
export const referralFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ReferralFormEmitted,
    input: {} as ReferralFormInput,
  },
  actors: {
    /** Rejects with 404 if there is no such record. */
    loadPerson: promiseNotProvided<ReferredPerson, { caseId: string }>('loadPerson'),
    /** What other organizations offer. */
    findCare: promiseNotProvided<readonly OfferedCare[], { text: string; organizationId: string }>(
      'findCare',
    ),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: ProposeCommand }>('sendCommand'),
  },
  actions: {
    ...calls.actions,
    setPerson: assign((_, { output }: { output: ReferredPerson }) => ({ person: output })),
    setText: assign((_, { text }: { text: string }) => ({ text })),
    /** What was chosen stays, even if another search doesn't find it. */
    setCare: assign(({ context: { care, chosenId } }, { output }: { output: readonly OfferedCare[] }) => {
      const chosen = care.filter(({ id }) => id === chosenId);
      return { care: [...chosen, ...output.filter(({ id }) => id !== chosenId)] };
    }),
    chooseCare: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    writeNote: assign((_, { text }: { text: string }) => ({ note: text })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    prepare: assign(({ context: { person, chosenId, note, command, newId } }) => {
      const said = note.trim();
      const next: ProposeCommand = {
        id: newId(),
        as: person!.organizationId,
        type: 'referral.propose',
        payload: {
          about: { kind: 'case', id: person!.caseId },
          listingId: chosenId!,
          ...(said && { note: said }),
        },
      };
      // The same again keeps its id: the server carries it out once, even if only its answer was lost.
      return { command: command && isEqual(command.payload, next.payload) ? command : next };
    }),
    emitSent: emit({ type: 'referral.sent' }),
  },
  guards: {
    ...calls.guards,
    missing: ({ context }) => context.problem.status === 404,
    complete: ({ context: { person, chosenId, note } }) =>
      person?.mayRefer === true && chosenId !== null && note.trim().length <= referralTextMax,
  },
  delays: { ...calls.delays, searchDebounce: searchDebounceMs },
}).createMachine({
  id: 'referralForm',
  context: ({ input }) => ({
    ...input,
    person: null,
    text: '',
    care: [],
    chosenId: null,
    note: '',
    attempt: 0,
    command: null,
    problem: unreachable,
    searchProblem: unreachable,
    sendProblem: unreachable,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPerson',
        input: ({ context: { caseId } }) => ({ caseId }),
        onDone: { target: 'open', actions: withEvent('setPerson') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    ...loadFailureStates('loading'),
    open: {
      type: 'parallel',
      states: {
        search: {
          initial: 'finding',
          on: { 'search.change': { target: '.waiting', actions: withEvent('setText') } },
          states: {
            waiting: { after: { searchDebounce: 'finding' } },
            finding: {
              invoke: {
                src: 'findCare',
                input: ({ context: { text, person } }) => ({
                  text: text.trim(),
                  organizationId: person!.organizationId,
                }),
                onDone: { target: 'found', actions: withEvent('setCare') },
                onError: searchFailure.transitionWithError('notFound'),
              },
              after: searchFailure.onTimeout('notFound'),
            },
            found: {},
            notFound: { on: { 'search.retry': 'finding' } },
          },
        },
        form: {
          initial: 'idle',
          states: {
            idle: { on: writing },
            invalid: { on: writing },
            /** The session ended: the sign-in dialog is open. */
            ...provenCall({
              name: 'send',
              state: 'sending',
              src: 'sendCommand',
              request: (context: Context) => ({ command: context.command! }),
              done: { target: 'sent', actions: 'emitSent' },
              failed: 'notSent',
            }),
            notSent: { on: writing },
            sent: {},
          },
        },
      },
    },
  },
});

export interface ReferralFormView {
  state: 'loading' | 'missing' | 'failed' | 'open';
  person: ReferredPerson | null;
  text: string;
  care: readonly OfferedCare[];
  chosenId: string | null;
  note: string;
  noteMax: number;
  search: 'finding' | 'found' | 'failed';
  form: 'idle' | 'invalid' | 'sending' | 'failed';
  attempt: number;
  failure: Phrase | null;
}

const searches = { waiting: 'finding', finding: 'finding', found: 'found', notFound: 'failed' } as const;
const forms = {
  idle: 'idle',
  invalid: 'invalid',
  sending: 'sending',
  refused: 'sending',
  proving: 'sending',
  sent: 'sending',
  notSent: 'failed',
} as const;

export function referralFormView({
  value,
  context,
}: SnapshotFrom<typeof referralFormMachine>): ReferralFormView {
  const { person, text, care, chosenId, note, attempt, problem, searchProblem, sendProblem } = context;
  const open = typeof value === 'object' ? value.open : null;
  const state = open ? 'open' : value === 'missing' || value === 'failed' ? value : 'loading';
  const search = open ? searches[open.search] : 'finding';
  const form = open ? forms[open.form] : 'idle';
  const failed = form === 'failed' ? sendProblem : search === 'failed' ? searchProblem : null;
  return {
    state,
    person,
    text,
    care,
    chosenId,
    note,
    noteMax: referralTextMax,
    search,
    form,
    attempt,
    failure: failed ? problemMessage(failed) : state === 'failed' ? problemMessage(problem) : null,
  };
}
