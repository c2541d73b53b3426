import { assign, emit, setup } from 'xstate';
import {
  newPasswordStates,
  emptyNewPassword,
  newPasswordUpdates,
  type NewPasswordForm,
} from '../forms/newPasswordForm.ts';
import { onTimeout, promiseNotProvided, transitionWithError, withEvent } from '../../kit/index.ts';
import {
  emailChange,
  linkRequest,
  emailStates,
  emailFormUpdates,
  emptyEmailForm,
  type EmailForm,
} from '../forms/emailForm.ts';
import {
  challengeFrom,
  isChallenge,
  secondFactorDueState,
  secondFactorNavigation,
  type WithChallenge,
  type SignInDone,
} from '../forms/signIn.ts';
import {
  confirmedVisibleMs,
  emailError,
  isWeakPassword,
  newPasswordError,
  safeReturnTo,
  type LinkRequest,
  passwordMinLength,
  type Confirmation,
  type SignInResponse,
} from '../../account/model/index.ts';
import {
  countdownTickMs,
  isLimited,
  isPasswordRequired,
  isRefusedLink,
  systemPhrase,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  type NavigationEmitted,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';

/** Events that the confirm-e-mail screen sends. */
export type ConfirmEmailEvent =
  | { type: 'confirm.retry' }
  | { type: 'page.continue' }
  | { type: 'email.change'; value: string }
  | { type: 'password.change'; value: string }
  | { type: 'form.submit' };

export type ConfirmEmailEmitted = ToastEmitted | NavigationEmitted | { type: 'session.refresh' };

export interface ConfirmEmailInput {
  /** Token from the URL; null or empty if there is none. */
  token: string | null;
  passwordMinLength?: number;
  /** Where to go afterwards. Anything but a path of this site is replaced by the site root. */
  returnTo?: string | null;
}

export interface ConfirmEmailContext extends EmailForm, NewPasswordForm, WithChallenge {
  token: string;
  returnTo: string;
}

/**
 * The page behind the link of the confirmation e-mail (platform spec, section 2, "Auth screen"). A link opened in
 * another browser asks for a password. A spent link offers to send another.
 */
export const confirmEmailMachine = setup({
  types: {
    context: {} as ConfirmEmailContext,
    events: {} as ConfirmEmailEvent,
    emitted: {} as ConfirmEmailEmitted,
    input: {} as ConfirmEmailInput,
  },
  actors: {
    /** Resolves once the session cookie is set, or with the challenge of a second factor; rejects with a Problem. */
    confirm: promiseNotProvided<SignInResponse, Confirmation>('confirm'),
    resend: promiseNotProvided<unknown, LinkRequest>('resend'),
  },
  actions: {
    changeEmail: assign((_, typed: { value: string }) => emailFormUpdates.change(typed)),
    showEmailError: assign(({ context }) => emailFormUpdates.error(context)),
    changePassword: assign((_, typed: { value: string }) => newPasswordUpdates.change(typed)),
    showPasswordError: assign(({ context }) => newPasswordUpdates.error(context)),
    showPasswordReasons: assign(({ context }) => newPasswordUpdates.refusal(context)),
    clearPassword: assign({ password: '' }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    emitCheckEmail: emit(toast(systemPhrase('checkEmailTitle'), systemPhrase('checkEmail'))),
    emitNewSession: emit({ type: 'session.refresh' }),
    setChallenge: assign((_, done: SignInDone) => challengeFrom(done)),
    navigateToSecondFactor: emit(({ context }) => secondFactorNavigation(context, context.returnTo)),
    goOn: emit(({ context }) => ({ type: 'page.navigate', to: context.returnTo, replace: true })),
  },
  guards: {
    linked: ({ context }) => context.token !== '',
    secondFactorDue: (_, done: SignInDone) => isChallenge(done),
    passwordRequired: ({ context }) => isPasswordRequired(context.problem),
    validPassword: ({ context }) => newPasswordError(context.password, context.passwordMinLength) === null,
    weakPassword: ({ context }) => isWeakPassword(context.problem),
    linkSpent: ({ context }) => isRefusedLink(context.problem),
    limited: ({ context }) => isLimited(context.problem),
    validEmail: ({ context }) => emailError(context.email) === null,
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: {
    submitTimeout: submitTimeoutMs,
    countdownTick: countdownTickMs,
    confirmedVisible: confirmedVisibleMs,
  },
}).createMachine({
  id: 'confirmEmail',
  context: ({ input }) => ({
    token: input.token?.trim() ?? '',
    ...emptyEmailForm,
    ...emptyNewPassword,
    passwordMinLength: input.passwordMinLength ?? passwordMinLength,
    challengeId: '',
    returnTo: safeReturnTo(input.returnTo),
  }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'linked', target: 'confirming' }, { target: 'newLink' }] },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: withEvent('secondFactorDue'),
            target: 'secondFactorDue',
            actions: withEvent('setChallenge'),
          },
          { target: 'confirmed', actions: 'emitNewSession' },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'passwordRequired', target: 'choosing' },
        { guard: 'linkSpent', target: 'newLink' },
        { target: 'failed' },
      ],
    },
    /** The link was opened in another browser than the one that signed up, so the person chooses the password here. */
    choosing: {
      initial: 'editing',
      states: {
        ...newPasswordStates('submitting'),
        submitting: {
          invoke: {
            src: 'confirm',
            input: ({ context: { token, password } }) => ({ token, password }),
            onDone: [
              {
                guard: withEvent('secondFactorDue'),
                target: '#confirmEmail.secondFactorDue',
                actions: ['clearPassword', withEvent('setChallenge')],
              },
              { target: '#confirmEmail.confirmed', actions: ['clearPassword', 'emitNewSession'] },
            ],
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        refused: {
          always: [
            { guard: 'weakPassword', target: 'invalid', actions: 'showPasswordReasons' },
            { guard: 'limited', target: 'limited', actions: 'startWait' },
            { guard: 'linkSpent', target: '#confirmEmail.newLink', actions: 'clearPassword' },
            { target: 'failed' },
          ],
        },
      },
    },
    /** The link may still be valid: the server was unreachable or limited the request. */
    failed: { on: { 'confirm.retry': 'confirming' } },
    /** The email is confirmed. The account has a second factor, which has its own page. */
    secondFactorDue: secondFactorDueState,
    confirmed: {
      on: { 'page.continue': { actions: 'goOn' } },
      after: { confirmedVisible: { actions: 'goOn' } },
    },
    /** The link is missing, used or expired. The person may request another. */
    newLink: {
      on: { 'email.change': emailChange },
      initial: 'editing',
      states: {
        ...emailStates('resending'),
        resending: {
          on: { 'email.change': {} },
          invoke: {
            src: 'resend',
            input: ({ context }) => linkRequest(context.email, context.returnTo),
            onDone: { target: '#confirmEmail.resent', actions: 'emitCheckEmail' },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
      },
    },
    resent: {},
  },
});
