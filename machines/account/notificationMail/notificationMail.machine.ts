import { assign, emit, setup } from 'xstate';
import { onTimeout, promiseNotProvided, withEvent, transitionWithError } from '../../kit/index.ts';
import type { MailFrequency, NotificationPreferences } from '../../model/exchange/index.ts';
import {
  problemOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type ProofEmitted,
  type ProofParentEvent,
} from '../../system/model/index.ts';
import { isProofDue, proofReasonOf } from '../model/index.ts';

/** Events that the section about mail sends. */
export type NotificationMailEvent =
  | { type: 'mail.retry' }
  /** Saves the choice at once. */
  | { type: 'mail.choose'; about: keyof NotificationPreferences; frequency: MailFrequency };

/** Events from the app. */
export type NotificationMailParentEvent = ProofParentEvent;

export type NotificationMailEmitted = ProofEmitted;

/** When a person gets mail about news. */
export interface LoadedMailPreferences {
  preferences: NotificationPreferences;
  /** Whether they work for an organization, so that there is news about work. */
  hasWork: boolean;
}

export interface NotificationMailContext extends LoadedMailPreferences {
  /** As they are displayed: with the choice that is being saved. */
  chosen: NotificationPreferences;
  /** Why the last call failed. */
  problem: Problem;
}

const defaults: NotificationPreferences = { own: 'atOnce', work: 'daily' };

/**
 * When a person gets mail about what they have not read. A choice is displayed at once and saved by itself. If it can't be
 * saved, what is displayed is again what the server does.
 */
export const notificationMailMachine = setup({
  types: {
    context: {} as NotificationMailContext,
    events: {} as NotificationMailEvent | NotificationMailParentEvent,
    emitted: {} as NotificationMailEmitted,
  },
  actors: {
    loadPreferences: promiseNotProvided<LoadedMailPreferences>('loadPreferences'),
    savePreferences: promiseNotProvided<NotificationPreferences, NotificationPreferences>('savePreferences'),
  },
  actions: {
    setLoaded: assign((_, { output }: { output: LoadedMailPreferences }) => ({
      ...output,
      chosen: output.preferences,
    })),
    choose: assign(
      (
        { context },
        { about, frequency }: { about: keyof NotificationPreferences; frequency: MailFrequency },
      ) => ({ chosen: { ...context.chosen, [about]: frequency } }),
    ),
    setSaved: assign((_, { output }: { output: NotificationPreferences }) => ({
      preferences: output,
      chosen: output,
    })),
    takeBack: assign(({ context }) => ({ chosen: context.preferences })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
  },
  guards: { proofDue: ({ context }) => isProofDue(context.problem) },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'notificationMail',
  context: { preferences: defaults, chosen: defaults, hasWork: false, problem: unreachable },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPreferences',
        onDone: { target: 'ready', actions: withEvent('setLoaded') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('failed'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'failed', actions: 'requestProof' }, { target: 'failed' }],
    },
    failed: { on: { 'mail.retry': 'loading', 'proof.given': 'loading' } },
    ready: {
      initial: 'idle',
      on: { 'mail.choose': { target: '.saving', actions: withEvent('choose') } },
      states: {
        idle: {},
        /** Another choice meanwhile starts over with both. */
        saving: {
          invoke: {
            src: 'savePreferences',
            input: ({ context }) => context.chosen,
            onDone: { target: 'saved', actions: withEvent('setSaved') },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('unsaved'),
        },
        refused: {
          always: [{ guard: 'proofDue', target: 'proving', actions: 'requestProof' }, { target: 'unsaved' }],
        },
        /** The session ended: the proof dialog is open, and the choice is kept. */
        proving: { on: { 'mail.choose': {}, 'proof.given': 'saving', 'proof.refused': 'unsaved' } },
        saved: {},
        unsaved: { entry: 'takeBack' },
      },
    },
  },
});
