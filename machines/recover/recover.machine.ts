import { assign, setup } from 'xstate';
import { noAnswer, promiseNotProvided, withProblem } from '../kit/index.ts';
import {
  countdownTickMs,
  emailError,
  isLimited,
  problemOf,
  retryAfterOf,
  safeReturnTo,
  submitTimeoutMs,
  unanswered,
} from '../model/index.ts';
import type { Problem } from '../model/index.ts';
import type { RecoverEvent } from './recover.events.ts';

export interface RecoverInput {
  /** Where the person was going; kept for the way back to sign-in. */
  returnTo?: string | null;
}

export interface RecoverContext {
  email: string;
  emailError: string | null;
  attempt: number;
  /** Seconds until the next try. */
  waitSeconds: number;
  /** Why the last try failed. */
  problem: Problem;
  destination: string;
}

/** A forgotten password: a link to set a new one is mailed. It looks the same for every address. */
export const recoverMachine = setup({
  types: {
    context: {} as RecoverContext,
    events: {} as RecoverEvent,
    input: {} as RecoverInput | undefined,
  },
  actors: {
    /** Resolves alike whether or not there is an account, rejects with a Problem. */
    recover: promiseNotProvided<unknown, { email: string }>('recover'),
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ email: value, emailError: null })),
    showError: assign(({ context }) => ({
      emailError: emailError(context.email),
      attempt: context.attempt + 1,
    })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
  },
  guards: {
    valid: ({ context }) => emailError(context.email) === null,
    limited: ({ context }) => isLimited(context.problem),
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
}).createMachine({
  id: 'recover',
  context: ({ input }) => ({
    email: '',
    emailError: null,
    attempt: 0,
    waitSeconds: 0,
    problem: unanswered,
    destination: safeReturnTo(input?.returnTo),
  }),
  initial: 'editing',
  on: { 'email.change': { target: '.editing', actions: { type: 'change', params: ({ event }) => event } } },
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: 'valid', target: 'sending' },
          { target: 'invalid', actions: 'showError' },
        ],
      },
    },
    invalid: { on: { 'form.submit': { actions: 'showError' } } },
    failed: { on: { 'form.submit': 'sending' } },
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: { 'email.change': { actions: { type: 'change', params: ({ event }) => event } } },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    sending: {
      on: { 'email.change': {} },
      invoke: {
        src: 'recover',
        input: ({ context }) => ({ email: context.email.trim().toLowerCase() }),
        onDone: 'sent',
        onError: withProblem('refused'),
      },
      after: noAnswer('refused'),
    },
    refused: {
      always: [{ guard: 'limited', target: 'limited', actions: 'startWait' }, { target: 'failed' }],
    },
    sent: { on: { 'email.change': {}, 'mail.correct': 'editing' } },
  },
});
