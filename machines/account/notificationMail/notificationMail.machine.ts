import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { onTimeout, promiseNotProvided, withEvent, transitionWithError } from '../../kit/index.ts';
import { mailFrequencies } from '../../model/exchange/index.ts';
import type { MailFrequency, NotificationPreferences } from '../../model/exchange/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { firstLoadStates } from '../../kit/refusedPage.ts';

/** Events that the section about mail sends. */
export type NotificationMailEvent =
  | { type: 'mail.retry' }
  /** Saves the choice at once. */
  | { type: 'mail.choose'; about: MailTopic; frequency: MailFrequency }
  | { type: 'mail.hideNames'; hidesNames: boolean };

/** What mail is about: the person, or where they work. */
export type MailTopic = 'own' | 'work';

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

const defaults: NotificationPreferences = { own: 'atOnce', work: 'daily', hidesNames: false };

type Event = NotificationMailEvent | NotificationMailParentEvent;
const calls = callSetup<NotificationMailContext, Event>()('');

/**
 * When a person gets mail about what they have not read. A choice is displayed at once and saved by itself. If it can't be
 * saved, what is displayed is again what the server does.
 */
export const notificationMailMachine = setup({
  types: {
    context: {} as NotificationMailContext,
    events: {} as Event,
    emitted: {} as NotificationMailEmitted,
  },
  actors: {
    loadPreferences: promiseNotProvided<LoadedMailPreferences>('loadPreferences'),
    savePreferences: promiseNotProvided<NotificationPreferences, NotificationPreferences>('savePreferences'),
  },
  actions: {
    ...calls.actions,
    setLoaded: assign((_, { output }: { output: LoadedMailPreferences }) => ({
      ...output,
      chosen: output.preferences,
    })),
    choose: assign(({ context }, { about, frequency }: { about: MailTopic; frequency: MailFrequency }) => ({
      chosen: { ...context.chosen, [about]: frequency },
    })),
    hideNames: assign(({ context }, { hidesNames }: { hidesNames: boolean }) => ({
      chosen: { ...context.chosen, hidesNames },
    })),
    setSaved: assign((_, { output }: { output: NotificationPreferences }) => ({
      preferences: output,
      chosen: output,
    })),
    takeBack: assign(({ context }) => ({ chosen: context.preferences })),
  },
  guards: calls.guards,
  delays: calls.delays,
}).createMachine({
  id: 'notificationMail',
  context: { preferences: defaults, chosen: defaults, hasWork: false, problem: unreachable },
  initial: 'loading',
  states: {
    ...firstLoadStates({
      src: 'loadPreferences',
      done: { target: 'ready', actions: withEvent('setLoaded') },
      retry: 'mail.retry',
    }),
    ready: {
      initial: 'idle',
      on: {
        'mail.choose': { target: '.saving', actions: withEvent('choose') },
        'mail.hideNames': { target: '.saving', actions: withEvent('hideNames') },
      },
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
        proving: {
          on: {
            'mail.choose': {},
            'mail.hideNames': {},
            'proof.given': 'saving',
            'proof.refused': 'unsaved',
          },
        },
        saved: {},
        unsaved: { entry: 'takeBack' },
      },
    },
  },
});

export interface NotificationMailView {
  /** `saving`: also while the person proves who they are. */
  state: 'loading' | 'failed' | 'idle' | 'saving' | 'saved' | 'unsaved';
  /** Each question with its answer; the one about work only for people who work for an organization. */
  questions: readonly { about: MailTopic; frequency: MailFrequency }[];
  frequencies: readonly MailFrequency[];
  hidesNames: boolean;
  /** Why it could not be loaded or saved, or null. */
  failure: Phrase | null;
}

export function notificationMailView({
  value,
  context: { chosen, hasWork, problem },
}: SnapshotFrom<typeof notificationMailMachine>): NotificationMailView {
  const current = typeof value === 'object' ? value.ready : value === 'refused' ? 'loading' : value;
  const state = current === 'refused' || current === 'proving' ? 'saving' : current;
  const about = hasWork ? (['own', 'work'] as const) : (['own'] as const);
  return {
    state,
    questions: about.map((one) => ({ about: one, frequency: chosen[one] })),
    frequencies: mailFrequencies,
    hidesNames: chosen.hidesNames,
    failure: state === 'failed' || state === 'unsaved' ? problemMessage(problem) : null,
  };
}
