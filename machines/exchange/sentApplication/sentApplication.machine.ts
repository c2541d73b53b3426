import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import type { Role } from '../../account/model/index.ts';
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
import type { AccessLog, ApplicationHistory } from '../../model/exchange/responses.ts';
import type { PlatformMode } from '../../shell/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import { canWithdraw, findSent, historyMark, isOnlyInWorld } from './sentApplication.ts';
import type {
  KnownWorld,
  SentApplicationEmitted,
  SentApplicationEvent,
  SentApplicationParentEvent,
} from './sentApplication.events.ts';

/** Withdraws the application. */
export interface Withdrawal {
  id: string;
  type: 'application.withdraw';
  payload: { applicationId: string };
}

/** An application as the server has it, with the newest records of who looked at it. */
export interface LoadedApplication extends ApplicationHistory {
  log: AccessLog;
}

export interface SentApplicationInput extends KnownWorld {
  applicationId: string;
  /** The platform that shows it, and the person's role there. */
  at: { mode: PlatformMode; role: Role };
  /** Draws a UUID. */
  newId: () => string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface SentApplicationContext extends Omit<SentApplicationInput, 'reader'> {
  /** As the server has it; null until it is loaded, and for what only the person has. */
  loaded: LoadedApplication | null;
  /** Id of the withdrawal, the same for every attempt. */
  commandId: string;
  isWithdrawn: boolean;
  problem: Problem;
  reader: Reader;
}

const sentOf = ({ world, applicationId }: Pick<SentApplicationContext, 'world' | 'applicationId'>) =>
  findSent(world, applicationId);
const markOf = (context: SentApplicationContext) => {
  const sent = sentOf(context);
  return sent ? historyMark(context.world, sent) : 0;
};

/**
 * A person's own application: where it stands, what the organization wrote, and how to withdraw it. It follows the
 * person's world; the server knows besides what was sent, who read it and who did what.
 */
export const sentApplicationMachine = setup({
  types: {
    context: {} as SentApplicationContext,
    events: {} as
      | SentApplicationEvent
      | SentApplicationParentEvent
      | ClockTick
      | { type: 'history.outdated' },
    emitted: {} as SentApplicationEmitted,
    input: {} as SentApplicationInput,
  },
  actors: {
    /** Reports the person's world with `world.followed`. */
    worldChanges: changesNotProvided,
    /** Rejects with a Problem. */
    loadHistory: promiseNotProvided<LoadedApplication, { id: string }>('loadHistory'),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: Withdrawal }>('sendCommand'),
  },
  actions: {
    follow: enqueueActions(({ context, enqueue }, { world, isKnown, isWhole }: KnownWorld) => {
      enqueue.assign({ world, isKnown, isWhole });
      if (markOf({ ...context, world }) !== markOf(context)) enqueue.raise({ type: 'history.outdated' });
    }),
    /** Whoever sees it here has read what they were notified of. */
    markRead: enqueueActions(({ context: { world, applicationId }, enqueue }) => {
      for (const { id, subjectId, targetRole, read } of world.notifications)
        if (subjectId === applicationId && targetRole === 'user' && !read)
          enqueue.emit({
            type: 'world.dispatch',
            command: { type: 'notification.read', notificationId: id },
          });
    }),
    setHistory: assign((_, { output }: { output: LoadedApplication }) => ({ loaded: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    nameWithdrawal: assign(({ context }) => ({ commandId: context.commandId || context.newId() })),
    setWithdrawn: assign({ isWithdrawn: true }),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    isHere: ({ context }) => sentOf(context) !== null,
    isOnlyInWorld: ({ context }) => {
      const sent = sentOf(context);
      return sent !== null && isOnlyInWorld(sent);
    },
    canWithdraw: ({ context }) => {
      const sent = sentOf(context);
      return sent !== null && canWithdraw(sent);
    },
    proofDue: ({ context }) => isProofDue(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'sentApplication',
  type: 'parallel',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    loaded: null,
    commandId: '',
    isWithdrawn: false,
    problem: unreachable,
    reader: { ...reader, now: input.now() },
  }),
  invoke: { src: 'worldChanges' },
  entry: ['startClock', 'markRead'],
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.followed': { actions: [withEvent('follow'), 'markRead'] },
  },
  states: {
    history: {
      initial: 'waiting',
      on: { 'history.outdated': '.waiting' },
      states: {
        /** For the world that has it. */
        waiting: {
          always: [
            { guard: 'isOnlyInWorld', target: 'none' },
            { guard: 'isHere', target: 'loading' },
          ],
        },
        none: {},
        /** What was there before stays visible. */
        loading: {
          invoke: {
            src: 'loadHistory',
            input: ({ context }) => ({ id: context.applicationId }),
            onDone: { target: 'loaded', actions: withEvent('setHistory') },
            onError: transitionWithError('failed'),
          },
          after: onTimeout('failed'),
        },
        loaded: {},
        failed: { on: { 'history.retry': 'loading', 'proof.given': 'loading' } },
      },
    },
    withdrawal: {
      initial: 'idle',
      states: {
        idle: { on: { 'application.withdraw': { guard: 'canWithdraw', target: 'confirming' } } },
        /** It is explained before it happens. */
        confirming: {
          entry: 'nameWithdrawal',
          on: { 'withdrawal.confirm': 'sending', 'withdrawal.cancel': 'idle' },
        },
        sending: {
          invoke: {
            src: 'sendCommand',
            input: ({ context: { commandId, applicationId } }) => ({
              command: { id: commandId, type: 'application.withdraw', payload: { applicationId } } as const,
            }),
            onDone: { target: 'idle', actions: 'setWithdrawn' },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('notWithdrawn'),
        },
        refused: {
          always: [
            { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
            { target: 'notWithdrawn' },
          ],
        },
        /** The session ended: the sign-in dialog is open. */
        proving: { on: { 'proof.given': 'sending', 'proof.refused': 'notWithdrawn' } },
        notWithdrawn: { on: { 'application.withdraw': { guard: 'canWithdraw', target: 'confirming' } } },
      },
    },
  },
});
