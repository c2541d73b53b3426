import { assign, emit, setup } from 'xstate';
import {
  newPasswordStates,
  emptyNewPassword,
  newPasswordUpdates,
  type NewPasswordForm,
} from '../forms/newPasswordForm.ts';
import {
  onTimeout,
  changesNotProvided,
  promiseNotProvided,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import {
  challengeFrom,
  isChallenge,
  secondFactorDueState,
  secondFactorNavigation,
  signedInState,
  type WithChallenge,
  type SignInDone,
} from '../forms/signIn.ts';
import {
  countdownTickMs,
  isLimited,
  isRefusedLink,
  systemPhrase,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type NavigationEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';
import {
  isWeakPassword,
  newPasswordError,
  safeReturnTo,
  passwordMinLength,
  type Reset,
  type SignInResponse,
} from '../../account/model/index.ts';

/** Events that the new-password screen sends. */
export type ResetPasswordEvent = { type: 'password.change'; value: string } | { type: 'form.submit' };

/** Events that the app forwards from the session machine. */
export type ResetPasswordParentEvent = { type: 'session.signedIn' };

export type ResetPasswordEmitted = ToastEmitted | NavigationEmitted | SessionRefreshEmitted;

export interface ResetPasswordInput {
  /** Token from the URL; null or empty if there is none. */
  token: string | null;
  /** Where to go afterwards. Anything but a path of this site is replaced by the site root. */
  returnTo?: string | null;
  passwordMinLength?: number;
}

export interface ResetPasswordContext extends NewPasswordForm, WithChallenge {
  token: string;
  destination: string;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  /** Why the last attempt failed. */
  problem: Problem;
}

/** The page that the reset link opens. Only an accepted password uses up the link. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent | ResetPasswordParentEvent,
    emitted: {} as ResetPasswordEmitted,
    input: {} as ResetPasswordInput,
  },
  actors: {
    /** Reports sign-ins in this browser with `session.signedIn`. */
    sessionChanges: changesNotProvided,
    /** Resolves once the session cookie is set, or with the challenge of a second factor; rejects with a Problem. */
    reset: promiseNotProvided<SignInResponse, Reset>('reset'),
  },
  actions: {
    changePassword: assign((_, typed: { value: string }) => newPasswordUpdates.change(typed)),
    showPasswordError: assign(({ context }) => newPasswordUpdates.error(context)),
    showPasswordReasons: assign(({ context }) => newPasswordUpdates.refusal(context)),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    clearPassword: assign({ password: '' }),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    setChallenge: assign((_, done: SignInDone) => challengeFrom(done)),
    navigateToSecondFactor: emit(({ context }) => secondFactorNavigation(context, context.destination)),
    emitReset: emit(toast(systemPhrase('passwordReset'), systemPhrase('passwordResetMore'))),
    emitNewSession: emit({ type: 'session.refresh' }),
    goOn: emit(({ context }) => ({ type: 'page.navigate', to: context.destination, replace: true })),
  },
  guards: {
    linked: ({ context }) => context.token !== '',
    validPassword: ({ context }) => newPasswordError(context.password, context.passwordMinLength) === null,
    weakPassword: ({ context }) => isWeakPassword(context.problem),
    limited: ({ context }) => isLimited(context.problem),
    linkSpent: ({ context }) => isRefusedLink(context.problem),
    waitOver: ({ context }) => context.waitSeconds <= 0,
    secondFactorDue: (_, done: SignInDone) => isChallenge(done),
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({
    token: input.token?.trim() ?? '',
    destination: safeReturnTo(input.returnTo),
    ...emptyNewPassword,
    waitSeconds: 0,
    problem: unreachable,
    passwordMinLength: input.passwordMinLength ?? passwordMinLength,
    challengeId: '',
  }),
  invoke: { src: 'sessionChanges' },
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'linked', target: 'editing' }, { target: 'expired' }] },
    ...newPasswordStates('submitting'),
    submitting: {
      invoke: {
        src: 'reset',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: [
          {
            guard: withEvent('secondFactorDue'),
            target: 'secondFactorDue',
            actions: ['clearPassword', withEvent('setChallenge')],
          },
          { target: 'signedIn', actions: ['clearPassword', 'emitReset', 'emitNewSession'] },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'weakPassword', target: 'invalid', actions: 'showPasswordReasons' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'linkSpent', target: 'expired', actions: 'clearPassword' },
        { target: 'failed' },
      ],
    },
    /** The link is missing, used or too old. */
    expired: {},
    secondFactorDue: secondFactorDueState,
    signedIn: signedInState,
  },
});
