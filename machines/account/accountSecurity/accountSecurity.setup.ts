import type { Phrase } from '../../system/model/phrase.ts';
import { assertEvent, assign, emit, setup } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import {
  countdownTickMs,
  hasErrors,
  isLimited,
  isRefusedInput,
  isWrongProof,
  systemPhrase,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  type Problem,
  type AccountEmitted,
  type ProofParentEvent,
  type ProofEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  isProofDue,
  proofReasonOf,
  toast,
} from '../../system/model/index.ts';
import {
  secretError,
  newPasswordError,
  passwordReasonsOf,
  type Account,
  type AccountChange,
  type Enrollment,
  type RecoveryCodes,
} from '../model/index.ts';

/** Events that the security section of the account page sends. */
export type AccountSecurityEvent =
  /** Opens and closes the form for a new password. */
  | { type: 'password.edit' }
  | { type: 'password.cancel' }
  | { type: 'password.change'; value: string }
  | { type: 'password.submit' }
  /** Starts setting up an authenticator app. */
  | { type: 'factor.enroll' }
  | { type: 'factor.cancel' }
  | { type: 'code.change'; value: string }
  | { type: 'code.submit' }
  /** The person has saved the recovery codes, which are never shown again. */
  | { type: 'codes.keep' }
  | { type: 'codes.print' }
  | { type: 'codes.renew' }
  | { type: 'factor.turnOff'; id: string }
  /** Answers in the dialogs that confirm turning off the factor or renewing the codes. */
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type AccountSecurityParentEvent = ProofParentEvent | { type: 'account.changed'; account: Account };

export type AccountSecurityEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | AccountEmitted
  /** The browser should print the page. */
  | { type: 'page.print' };

export interface AccountSecurityInput {
  account: Account;
  passwordMinLength: number;
}

export interface AccountSecurityContext {
  account: Account;
  password: {
    value: string;
    error: Phrase | null;
    /** Why the server rejected it. */
    reasons: readonly Phrase[];
    minLength: number;
    attempt: number;
    waitSeconds: number;
    /** Why the last attempt failed. */
    problem: Problem;
  };
  factor: {
    /** Cleared when the setup ends. */
    enrollment: Enrollment | null;
    code: string;
    codeError: Phrase | null;
    attempt: number;
    waitSeconds: number;
    /** Why the last attempt failed. */
    problem: Problem;
    /** Id of the factor that the person is about to turn off; empty if none. */
    selected: string;
    /** Cleared when they are no longer on the screen. */
    recoveryCodes: readonly string[];
  };
}
type PasswordPart = AccountSecurityContext['password'];

/** Types, actors, actions, guards and delays of the security section of the account page. */
export const accountSecuritySetup = setup({
  types: {
    context: {} as AccountSecurityContext,
    events: {} as AccountSecurityEvent | AccountSecurityParentEvent,
    emitted: {} as AccountSecurityEmitted,
    input: {} as AccountSecurityInput,
  },
  actors: {
    /** Reports the account with `account.changed` after each change. */
    accountChanges: changesNotProvided,
    /** Resolves once the password is changed, rejects with a Problem. */
    changeAccount: promiseNotProvided<unknown, AccountChange>('changeAccount'),
    enroll: promiseNotProvided<Enrollment>('enroll'),
    /** Turns the factor on. The codes are empty if another factor was already on. */
    verifyFactor: promiseNotProvided<RecoveryCodes, { id: string; code: string }>('verifyFactor'),
    removeFactor: promiseNotProvided<unknown, { id: string }>('removeFactor'),
    renewCodes: promiseNotProvided<RecoveryCodes>('renewCodes'),
  },
  actions: {
    setAccount: assign((_, { account }: { account: Account }) => ({ account })),
    setPassword: assign(({ context }, change: Partial<PasswordPart>) => ({
      password: { ...context.password, ...change },
    })),
    showPasswordError: assign(({ context: { password } }) => ({
      password: {
        ...password,
        error: newPasswordError(password.value, password.minLength),
        reasons: [],
        attempt: password.attempt + 1,
      },
    })),
    showPasswordRefusal: assign(({ context: { password } }) => ({
      password: {
        ...password,
        error: passwordReasonsOf(password.problem)[0] ?? null,
        reasons: passwordReasonsOf(password.problem),
        attempt: password.attempt + 1,
      },
    })),
    clearPassword: assign(({ context }) => ({
      password: { ...context.password, value: '', error: null, reasons: [] },
    })),
    setPasswordProblem: assign(({ context }, { error }: { error: unknown }) => ({
      password: { ...context.password, problem: problemOf(error) },
    })),
    startPasswordWait: assign(({ context: { password } }) => ({
      password: { ...password, waitSeconds: retryAfterOf(password.problem) },
    })),
    countPasswordDown: assign(({ context: { password } }) => ({
      password: { ...password, waitSeconds: password.waitSeconds - 1 },
    })),
    requestPasswordProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.password.problem),
    })),
    emitPasswordSaved: emit(toast(systemPhrase('passwordSaved'))),
    setEnrollment: assign(({ context }, { output }: { output: Enrollment }) => ({
      factor: { ...context.factor, enrollment: output, code: '', codeError: null },
    })),
    changeCode: assign(({ context }, { value }: { value: string }) => ({
      factor: { ...context.factor, code: value, codeError: null },
    })),
    showCodeError: assign(({ context: { factor } }) => ({
      factor: { ...factor, codeError: secretError('app', factor.code), attempt: factor.attempt + 1 },
    })),
    showWrong: assign(({ context: { factor } }) => ({
      factor: {
        ...factor,
        code: '',
        codeError: problemMessage(factor.problem),
        attempt: factor.attempt + 1,
      },
    })),
    setFactorProblem: assign(({ context }, { error }: { error: unknown }) => ({
      factor: { ...context.factor, problem: problemOf(error) },
    })),
    startFactorWait: assign(({ context: { factor } }) => ({
      factor: { ...factor, waitSeconds: retryAfterOf(factor.problem) },
    })),
    countFactorDown: assign(({ context: { factor } }) => ({
      factor: { ...factor, waitSeconds: factor.waitSeconds - 1 },
    })),
    requestFactorProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.factor.problem),
    })),
    clearSetup: assign(({ context }) => ({
      factor: { ...context.factor, enrollment: null, code: '', codeError: null },
    })),
    setCodes: assign(({ context }, { output }: { output: RecoveryCodes }) => ({
      factor: { ...context.factor, recoveryCodes: output.recoveryCodes },
    })),
    clearCodes: assign(({ context }) => ({ factor: { ...context.factor, recoveryCodes: [] } })),
    setSelected: assign(({ context, event }) => {
      assertEvent(event, 'factor.turnOff');
      return { factor: { ...context.factor, selected: event.id } };
    }),
    emitFactorFailed: emit(({ context }) =>
      toast(systemPhrase('secondFactorFailed'), problemMessage(context.factor.problem), 'destructive'),
    ),
    emitOn: emit(toast(systemPhrase('secondFactorOn'))),
    emitOff: emit(toast(systemPhrase('secondFactorOff'))),
    print: emit({ type: 'page.print' }),
    emitAccountChanged: emit({ type: 'account.refresh' }),
    /** Updates the account before it is reloaded, because the next state depends on it. */
    dropFactor: assign(({ context: { account, factor } }) => ({
      account: { ...account, factors: account.factors.filter(({ id }) => id !== factor.selected) },
    })),
  },
  guards: {
    validPassword: ({ context: { password } }) =>
      newPasswordError(password.value, password.minLength) === null,
    passwordProofDue: ({ context }) => isProofDue(context.password.problem),
    weakPassword: ({ context: { password } }) =>
      isRefusedInput(password.problem) && hasErrors(passwordReasonsOf(password.problem)),
    passwordLimited: ({ context }) => isLimited(context.password.problem),
    passwordWaitOver: ({ context }) => context.password.waitSeconds <= 0,
    anyFactor: ({ context }) => context.account.factors.length > 0,
    knownFactor: ({ context, event }) =>
      event.type === 'factor.turnOff' && context.account.factors.some(({ id }) => id === event.id),
    validCode: ({ context }) => secretError('app', context.factor.code) === null,
    factorProofDue: ({ context }) => isProofDue(context.factor.problem),
    wrongCode: ({ context }) => isWrongProof(context.factor.problem),
    factorLimited: ({ context }) => isLimited(context.factor.problem),
    factorWaitOver: ({ context }) => context.factor.waitSeconds <= 0,
    someCodes: (_, { output }: { output: RecoveryCodes }) => output.recoveryCodes.length > 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
});
