import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
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
import type { AccessLog, ApplicationHistory } from '../../model/exchange/responses.ts';
import { findSent } from '../../model/offers/offerRules.ts';
import {
  problemOf,
  submitTimeoutMs,
  unreachable,
  isProofDue,
  proofReasonOf,
} from '../../system/model/index.ts';
import type { SimilarListing } from '../../marketplace/model/index.ts';
import type { SentApplication } from '../../model/world/index.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import {
  canAccept,
  canUpdate,
  canWithdraw,
  historyMark,
  isComplete,
  isOnlyInWorld,
} from './sentApplication.ts';
import type {
  KnownWorld,
  OwnAnswer,
  SentApplicationEmitted,
  SentApplicationEvent,
  SentApplicationParentEvent,
} from './sentApplication.events.ts';
import { provenCall } from '../../kit/provenCall.ts';

/** An application as the server has it, with the newest records of who looked at it. */
export interface LoadedApplication extends ApplicationHistory {
  log: AccessLog;
}

export interface SentApplicationInput extends KnownWorld {
  applicationId: string;
  /** The platform that shows it, and the person's role there. */
  at: PlatformPlace;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface SentApplicationContext extends Omit<SentApplicationInput, 'intl'> {
  /** As the server has it; null until it is loaded, and for what only the person has. */
  loaded: LoadedApplication | null;
  /** Openings that resemble one whose organization said no, best first. */
  openings: readonly SimilarListing[];
  /** What the person answers, or answered last: the same for every attempt. Null before. */
  command: OwnAnswer | null;
  /** What they have answered here. */
  answered: OwnAnswer['type'] | null;
  problem: Problem;
  intl: IntlConfig;
}

const asked = {
  'application.withdraw': {
    guard: 'canWithdraw',
    target: 'confirming',
    actions: withEvent('prepareAnswer'),
  },
  'application.accept': { guard: 'canAccept', target: 'confirming', actions: withEvent('prepareAnswer') },
  'application.update': { guard: 'canUpdate', target: 'confirming', actions: withEvent('prepareAnswer') },
} as const;

const confirmed = {
  'note.change': { actions: withEvent('writeNote') },
  'answer.confirm': { guard: 'isComplete', target: 'sending' },
  'answer.cancel': 'idle',
} as const;

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
    /** Openings that resemble what this was for. */
    findOpenings: promiseNotProvided<SimilarListing[], { application: SentApplication }>('findOpenings'),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: OwnAnswer }>('sendCommand'),
  },
  actions: {
    follow: enqueueActions(({ context, enqueue }, { world, isKnown, isWhole }: KnownWorld) => {
      enqueue.assign({ world, isKnown, isWhole });
      if (markOf({ ...context, world }) === markOf(context)) return;
      enqueue.raise({ type: 'history.outdated' });
      // The world says it now, and that it no longer holds if the organization changes its mind.
      if (context.answered === 'application.accept') enqueue.assign({ answered: null });
    }),
    setHistory: assign((_, { output }: { output: LoadedApplication }) => ({ loaded: output })),
    setOpenings: assign((_, { output }: { output: SimilarListing[] }) => ({ openings: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    prepareAnswer: assign(
      ({ context: { command, applicationId, newId } }, { type }: Pick<OwnAnswer, 'type'>) => ({
        command: command?.type === type ? command : { id: newId(), type, payload: { applicationId } },
        answered: null,
      }),
    ),
    /** It is another command, which an answer to the one before says nothing about. */
    writeNote: assign(({ context: { command, newId } }, { note }: { note: string }) => ({
      command:
        command?.type === 'application.update'
          ? { ...command, id: newId(), payload: { ...command.payload, note } }
          : command,
    })),
    setAnswered: enqueueActions(({ context: { command }, enqueue }) => {
      enqueue.assign({ answered: command?.type ?? null });
      if (command?.type !== 'application.update') return;
      enqueue.assign({ command: null });
      enqueue.raise({ type: 'history.outdated' });
    }),
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
    canAccept: ({ context }) => {
      const sent = sentOf(context);
      return sent !== null && canAccept(sent);
    },
    canUpdate: ({ context }) => {
      const sent = sentOf(context);
      return sent !== null && canUpdate(sent);
    },
    isDeclined: ({ context }) => sentOf(context)?.status === 'rejected',
    isComplete: ({ context: { command } }) => command !== null && isComplete(command),
    proofDue: ({ context }) => isProofDue(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'sentApplication',
  type: 'parallel',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    loaded: null,
    openings: [],
    command: null,
    answered: null,
    problem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: { src: 'worldChanges' },
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.followed': { actions: withEvent('follow') },
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
    /** What else is open, once the organization has said no. Without it, the answer says as much. */
    openings: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isDeclined', target: 'finding' } },
        finding: {
          invoke: {
            src: 'findOpenings',
            input: ({ context }) => ({ application: sentOf(context)! }),
            onDone: { target: 'found', actions: withEvent('setOpenings') },
            onError: 'found',
          },
        },
        found: {},
      },
    },
    answer: {
      initial: 'idle',
      states: {
        idle: { on: asked },
        /** It is explained before it happens. */
        confirming: { on: confirmed },
        /** The session ended: the sign-in dialog is open. */
        ...provenCall({
          state: 'sending',
          src: 'sendCommand',
          request: ({ command }: SentApplicationContext) => ({ command: command! }),
          done: { target: 'idle', actions: 'setAnswered' },
          failed: 'notSent',
        }),
        notSent: { on: { ...asked, ...confirmed } },
      },
    },
  },
});
