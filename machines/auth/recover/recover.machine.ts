import { assign, setup } from 'xstate';
import { onTimeout, promiseNotProvided, transitionWithError } from '../../kit/index.ts';
import {
  emailChange,
  linkRequest,
  emailStates,
  emailFormUpdates,
  emptyEmailForm,
  type EmailForm,
} from '../forms/emailForm.ts';
import {
  countdownTickMs,
  isLimited,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
} from '../../system/model/index.ts';
import { emailError, safeReturnTo, type LinkRequest } from '../../account/model/index.ts';

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
