import type { Phrase } from '../../system/model/phrase.ts';
import { assign, cancel, emit, enqueueActions, not, setup, stateIn } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { emailFormUpdates, type EmailForm } from '../forms/emailForm.ts';
import {
  challengeFrom,
  isChallenge,
  secondFactorNavigation,
  type WithChallenge,
  type SignInDone,
} from '../forms/signIn.ts';
import {
  countdownTickMs,
  isLimited,
  isWrongProof,
  systemPhrase,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  type NavigationEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';
import {
  emailError,
  resendWaitSeconds,
  type LinkRequest,
  secretError,
  type SignInResponse,
} from '../../account/model/index.ts';
import * as letters from '../../model/letters/index.ts';

/** Events that the screen for an emailed link or code sends. */
export type OneTimeCodeEvent =
  | { type: 'email.change'; value: string }
  | { type: 'code.change'; value: string }
  /** Requests the email, or submits its code. */
  | { type: 'form.submit' }
  | { type: 'mail.resend' }
  /** Goes back to correct the email. */
  | { type: 'mail.correct' };

/** Events that the app forwards from the session machine. */
export type OneTimeCodeParentEvent = { type: 'session.signedIn' };

export type OneTimeCodeEmitted = ToastEmitted | NavigationEmitted | SessionRefreshEmitted;

export interface OneTimeCodeInput {
  /** The email, if the person has already typed it. */
  email?: string;
  /** Where to go after sign-in. Anything but a path of this site is replaced by the site root. */
  returnTo?: string | null;
}

export interface OneTimeCodeContext extends EmailForm, WithChallenge {
  code: string;
  codeError: Phrase | null;
  /** Seconds until the email can be sent again. */
  resendSeconds: number;
  destination: string;
}

const resendTick = 'resendTick';

/** Types, actors, actions, guards and delays of signing in by email. */
export const oneTimeCodeSetup = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent | OneTimeCodeParentEvent | { type: 'resend.tick' },
    emitted: {} as OneTimeCodeEmitted,
    input: {} as OneTimeCodeInput | undefined,
  },
  actors: {
    /** Reports sign-ins in this browser with `session.signedIn`. */
    sessionChanges: changesNotProvided,
    /** Sends the email. Resolves the same way whether or not there is an account, rejects with a Problem. */
    sendCode: promiseNotProvided<unknown, LinkRequest>('sendCode'),
    /** Resolves once the session cookie is set, or with the challenge of a second factor; rejects with a Problem. */
    verify: promiseNotProvided<SignInResponse, { email: string; code: string }>('verify'),
  },
  actions: {
    changeEmail: assign((_, typed: { value: string }) => emailFormUpdates.change(typed)),
    changeCode: assign((_, { value }: { value: string }) => ({ code: value, codeError: null })),
    showEmailError: assign(({ context }) => emailFormUpdates.error(context)),
    showCodeError: assign(({ context }) => ({
      codeError: secretError('code', context.code),
      attempt: context.attempt + 1,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    showWrong: assign(({ context }) => ({
      code: '',
      codeError: problemMessage(context.problem),
      attempt: context.attempt + 1,
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    startResendWait: assign({ resendSeconds: resendWaitSeconds }),
    waitToResend: assign(({ context }) => ({ resendSeconds: retryAfterOf(context.problem) })),
    countResendDown: assign(({ context }) => ({ resendSeconds: context.resendSeconds - 1 })),
    /** Only one tick at a time: two would count down twice as fast. */
    tickResend: enqueueActions(({ enqueue }) => {
      enqueue.cancel(resendTick);
      enqueue.raise({ type: 'resend.tick' }, { id: resendTick, delay: 'countdownTick' });
    }),
    stopResendTick: cancel(resendTick),
    clearCode: assign({ code: '', codeError: null }),
    emitCodeSent: emit(toast(systemPhrase('codeSentTitle'), systemPhrase('codeSent'))),
    emitResendFailed: emit(({ context }) =>
      toast(systemPhrase('resendFailed'), problemMessage(context.problem), 'destructive'),
    ),
    setChallenge: assign((_, done: SignInDone) => challengeFrom(done)),
    navigateToSecondFactor: emit(({ context }) => secondFactorNavigation(context, context.destination)),
    emitNewSession: emit({ type: 'session.refresh' }),
    goOn: emit(({ context }) => ({ type: 'page.navigate', to: context.destination, replace: true })),
  },
  guards: {
    validEmail: ({ context }) => emailError(context.email) === null,
    validCode: ({ context }) => secretError('code', context.code) === null,
    wrong: ({ context }) => isWrongProof(context.problem),
    limited: ({ context }) => isLimited(context.problem),
    waitOver: ({ context }) => context.waitSeconds <= 0,
    canResend: ({ context }) => context.resendSeconds <= 0,
    /** The code may expire while it is being checked; the server's answer decides then. */
    notVerifying: not(stateIn({ entering: 'verifying' })),
    secondFactorDue: (_, done: SignInDone) => isChallenge(done),
  },
  delays: {
    submitTimeout: submitTimeoutMs,
    countdownTick: countdownTickMs,
    codeLifetime: letters.signInCodeMs,
  },
});
