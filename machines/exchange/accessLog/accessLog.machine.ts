import { assertEvent, assign, setup } from 'xstate';
import { onTimeout, promiseNotProvided, withEvent, transitionWithError } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { AccessLog, AccessRecord } from '../../model/exchange/responses.ts';
import { unreachable } from '../../system/model/index.ts';
import type { Problem, IntlConfig, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { mayTakeBack } from '../model/index.ts';
import type { Consent } from '../model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { clockActions, clocked } from '../../kit/clock.ts';
import { firstLoadStates } from '../../kit/refusedPage.ts';

/** Events that the page sends on which a person sees who looked at what they share. */
export type AccessLogEvent =
  | { type: 'page.retry' }
  | { type: 'list.more' }
  /** Asks whether to leave the candidates, or to withdraw an application. */
  | { type: 'consent.takeBack'; id: string }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type AccessLogParentEvent = ProofParentEvent;

export type AccessLogEmitted = ProofEmitted;

/** Takes back what a person shares. */
export type ConsentWithdrawal = { id: string } & (
  | { type: 'pool.leave'; payload: Record<string, never> }
  | { type: 'application.withdraw'; payload: { applicationId: string } }
);

export interface AccessLogInput {
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}
export interface AccessLogContext {
  newId: () => string;
  now: () => number;
  /** What the person shares now, newest first. */
  consents: readonly Consent[];
  /** Newest first. */
  records: readonly AccessRecord[];
  cursor: string | null;
  /** What is to be taken back, or was just taken back. */
  selected: Consent | null;
  command: ConsentWithdrawal | null;
  isTakenBack: boolean;
  problem: Problem;
  intl: IntlConfig;
}

const consentOf = ({ consents }: Pick<AccessLogContext, 'consents'>, wanted: string) =>
  consents.find(({ id }) => id === wanted) ?? null;
const takingBack = (id: string, consent: Consent): ConsentWithdrawal =>
  consent.kind === 'candidate'
    ? { id, type: 'pool.leave', payload: {} }
    : { id, type: 'application.withdraw', payload: { applicationId: consent.id } };

const takeBack = { guard: 'mayTakeBack', target: 'confirming', actions: 'select' } as const;

type Event = AccessLogEvent | AccessLogParentEvent | ClockTick;
const calls = callSetup<AccessLogContext, Event>()('');

/** What a person shares with organizations, and which of their staff looked at it. */
export const accessLogMachine = setup({
  types: {
    context: {} as AccessLogContext,
    events: {} as Event,
    emitted: {} as AccessLogEmitted,
    input: {} as AccessLogInput,
  },
  actors: {
    loadSharing: promiseNotProvided<{ consents: readonly Consent[]; log: AccessLog }>('loadSharing'),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: ConsentWithdrawal }>('sendCommand'),
    loadRecords: promiseNotProvided<AccessLog, { cursor: string | null }>('loadRecords'),
  },
  actions: {
    ...calls.actions,
    ...clockActions<AccessLogContext, Event>(),
    setSharing: assign(
      (_, { output: { consents, log } }: { output: { consents: readonly Consent[]; log: AccessLog } }) => ({
        consents,
        records: log.records,
        cursor: log.nextCursor,
      }),
    ),
    addRecords: assign(({ context }, { output }: { output: AccessLog }) => ({
      records: [...context.records, ...output.records],
      cursor: output.nextCursor,
    })),
    select: assign(({ context, event }) => {
      assertEvent(event, 'consent.takeBack');
      const selected = consentOf(context, event.id);
      return { selected, command: selected && takingBack(context.newId(), selected), isTakenBack: false };
    }),
    setTakenBack: assign({ isTakenBack: true }),
  },
  guards: {
    ...calls.guards,
    mayTakeBack: ({ context, event }) => {
      const consent = event.type === 'consent.takeBack' ? consentOf(context, event.id) : null;
      return consent !== null && mayTakeBack(consent);
    },
    hasMore: ({ context }) => context.cursor !== null,
  },
  delays: calls.delays,
}).createMachine({
  id: 'accessLog',
  context: ({ input: { newId, intl, now } }) => ({
    newId,
    now,
    consents: [],
    records: [],
    cursor: null,
    selected: null,
    command: null,
    isTakenBack: false,
    problem: unreachable,
    intl: { ...intl, now: now() },
  }),
  ...clocked,
  initial: 'loading',
  states: {
    ...firstLoadStates({
      src: 'loadSharing',
      done: { target: 'listed', actions: withEvent('setSharing') },
      retry: 'page.retry',
    }),
    /** It is taken back. What is left is read, and what was listed stays visible. */
    rereading: {
      invoke: {
        src: 'loadSharing',
        onDone: { target: 'listed', actions: withEvent('setSharing') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('failed'),
    },
    listed: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'list.more': { guard: 'hasMore', target: 'loadingMore' },
            'consent.takeBack': takeBack,
          },
        },
        loadingMore: {
          invoke: {
            src: 'loadRecords',
            input: ({ context }) => ({ cursor: context.cursor }),
            onDone: { target: 'idle', actions: withEvent('addRecords') },
            onError: transitionWithError('moreFailed'),
          },
          after: onTimeout('moreFailed'),
        },
        moreFailed: { on: { 'list.more': 'loadingMore', 'consent.takeBack': takeBack } },
        confirming: { on: { 'action.confirm': 'sending', 'action.cancel': 'idle' } },
        sending: {
          invoke: {
            src: 'sendCommand',
            input: ({ context }) => ({ command: context.command! }),
            onDone: { target: '#accessLog.rereading', actions: 'setTakenBack' },
            onError: transitionWithError('notSent'),
          },
          after: onTimeout('notTakenBack'),
        },
        notSent: {
          always: [
            { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
            { target: 'notTakenBack' },
          ],
        },
        /** The session ended: the sign-in dialog is open. */
        proving: { on: { 'proof.given': 'sending', 'proof.refused': 'notTakenBack' } },
        notTakenBack: {
          on: {
            'action.confirm': 'sending',
            'list.more': { guard: 'hasMore', target: 'loadingMore' },
            'consent.takeBack': takeBack,
          },
        },
      },
    },
  },
});
