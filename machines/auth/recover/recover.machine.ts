import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { onTimeout, promiseNotProvided, transitionWithError } from '../../kit/index.ts';
import {
  emailChange,
  linkRequest,
  emailStates,
  emailFormUpdates,
  emptyEmailForm,
} from '../forms/emailForm.ts';
import type { EmailForm } from '../forms/emailForm.ts';
import {
  countdownTickMs,
  isLimited,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  problemMessage,
} from '../../system/model/index.ts';
import { emailError, safeReturnTo, authLimits, signInHref } from '../../account/model/index.ts';
import type { LinkRequest } from '../../account/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Events that the forgotten-password screen sends. */
export type RecoverEvent =
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  /** Back from "check your e-mail" to the form, to correct the email. */
  | { type: 'mail.correct' };

export interface RecoverInput {
  /** Where to go after sign-in; passed on to the link back to sign-in. */
  returnTo?: string | null;
}

export interface RecoverContext extends EmailForm {
  destination: string;
}

/** Sends a link for resetting a forgotten password. Looks the same for every email. */
export const recoverMachine = setup({
  types: {
    context: {} as RecoverContext,
    events: {} as RecoverEvent,
    input: {} as RecoverInput | undefined,
  },
  actors: {
    /** Resolves the same way whether or not there is an account, rejects with a Problem. */
    recover: promiseNotProvided<unknown, LinkRequest>('recover'),
  },
  actions: {
    changeEmail: assign((_, typed: { value: string }) => emailFormUpdates.change(typed)),
    showEmailError: assign(({ context }) => emailFormUpdates.error(context)),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
  },
  guards: {
    validEmail: ({ context }) => emailError(context.email) === null,
    limited: ({ context }) => isLimited(context.problem),
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
}).createMachine({
  id: 'recover',
  context: ({ input }) => ({
    ...emptyEmailForm,
    destination: safeReturnTo(input?.returnTo),
  }),
  initial: 'editing',
  on: { 'email.change': emailChange },
  states: {
    ...emailStates('sending'),
    sending: {
      on: { 'email.change': {} },
      invoke: {
        src: 'recover',
        input: ({ context }) => linkRequest(context.email, context.destination),
        onDone: 'sent',
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    sent: { on: { 'email.change': {}, 'mail.correct': 'editing' } },
  },
});

export type RecoverState = 'editing' | 'invalid' | 'sending' | 'limited' | 'failed' | 'sent';

export interface RecoverView {
  state: RecoverState;
  email: string;
  emailError: Phrase | null;
  emailMaxLength: number;
  /** Incremented on each rejected submission, so that the field gets focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** The email that was entered, or null before. The same whether or not it has an account. */
  sentTo: string | null;
  /** Error message in `failed` and `limited`, or null. */
  failure: Phrase | null;
  signInHref: string;
}

const sendable: readonly RecoverState[] = ['editing', 'invalid', 'failed'];

export function recoverView({ value, context }: SnapshotFrom<typeof recoverMachine>): RecoverView {
  // `refused` is left immediately.
  const state: RecoverState = value === 'refused' ? 'sending' : value;
  return {
    state,
    email: context.email,
    emailError: context.emailError,
    emailMaxLength: authLimits.email,
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'sending',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    sentTo: state === 'sent' ? context.email.trim() : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(context.problem) : null,
    signInHref: signInHref(context.destination),
  };
}
